"""OpenAPI schemas of types that Litestar does not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import Raw

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator


class RawSchemaPlugin(OpenAPISchemaPlugin):
    """Describes pre-encoded JSON, such as a field of a view, as any type."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return field_definition.annotation is Raw

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        return Schema()
