"""The story graph: analysis, layout and drawing."""
