"""What happens because time passes: clocks, notices of a turn, and forgetting."""
