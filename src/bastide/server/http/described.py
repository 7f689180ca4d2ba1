"""What OpenAPI says beyond what the framework finds out by itself: refusals, and strict bodies."""

from litestar import Litestar
from litestar.enums import MediaType
from litestar.openapi.spec import (
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    Schema,
)

from bastide.server import api, api_analysis, api_people

METHODS = ("get", "put", "post", "delete")


def describe(app: Litestar) -> None:
    """Every operation may be refused, always in the same form; bodies have no other fields.

    An answer without content has none, be it one that sets a cookie.
    """
    found = app.openapi_schema
    for path in (found.paths or {}).values():
        for operation in (getattr(path, method) for method in METHODS):
            if operation is not None:
                _may_be_refused(operation)
    for name, schema in (found.components.schemas if found.components else {}).items():
        struct = next(
            (getattr(it, name) for it in (api, api_analysis, api_people) if hasattr(it, name)), None
        )
        if struct is not None and struct.__struct_config__.forbid_unknown_fields:
            schema.additional_properties = False


def _may_be_refused(operation: Operation) -> None:
    responses = {code: it for code, it in (operation.responses or {}).items() if code < "400"}
    said = Schema(
        type=OpenAPIType.OBJECT,
        required=["reason"],
        properties={"reason": Schema(type=OpenAPIType.STRING)},
        additional_properties=False,
    )
    responses["default"] = OpenAPIResponse(
        description="A refusal, with its reason in one sentence.",
        content={MediaType.JSON: OpenAPIMediaType(schema=said)},
    )
    if isinstance(empty := responses.get("204"), OpenAPIResponse):
        empty.content = None
    operation.responses = responses
