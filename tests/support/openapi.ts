import { Validator } from "@seriousme/openapi-schema-validator";
import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";

interface Operation {
  operationId: string;
  summary: string;
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  servers: unknown;
}

/** Returns the document's errors by the standard. */
export async function faultsOf(document: OpenApi): Promise<unknown> {
  const { valid, errors } = await new Validator().validate({ ...structuredClone(document) });
  return valid ? [] : errors;
}

/** Returns a function that checks a response against the document. Throws the differences. */
export function holdTo(document: OpenApi) {
  const ajv = addFormats(new Ajv2020({ strict: false }));
  ajv.addSchema(document, "openapi");
  const known = new Map<string, ValidateFunction>();

  return (path: string, method: string, { status, body }: { status: number; body: unknown }): void => {
    const answer = document.paths[path]?.[method.toLowerCase()]?.responses[status];
    if (!answer) throw new Error(`${method} ${path} is not described with ${status}`);
    if (!answer.content?.["application/json"]) return;
    const pointer = [
      "paths",
      path,
      method.toLowerCase(),
      "responses",
      `${status}`,
      "content",
      "application/json",
      "schema",
    ];
    const ref = `openapi#/${pointer.map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")}`;
    const validate = known.get(ref) ?? ajv.compile({ $ref: ref });
    known.set(ref, validate);
    if (!validate(body)) throw new Error(`${method} ${path} ${status}: ${ajv.errorsText(validate.errors)}`);
  };
}
