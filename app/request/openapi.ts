import { type ZodType, z } from "zod";
import type { CallKey, Declared } from "~/app/contract/address";
import { authRequired, termsChanged } from "~/app/domain/account/accounts/accounts.errors";
import { domainError, type ErrorOf } from "~/app/domain/errors";
import { builtFor } from "~/app/router/areas";
import type { ServerBuild } from "~/app/router/server";
import { statusOf } from "./error-response";
import { invalid } from "./input";

type Calls = Partial<Record<CallKey, Declared>>;
type JsonObject = Record<string, unknown>;

/** Errors that every call may return, besides those that the call declares. */
const OF_EVERY_CALL = [
  invalid,
  domainError("request.cross_site", "forbidden"),
  domainError("request.too_many", "too_many"),
  domainError("error.unavailable", "unavailable"),
  domainError("error.moving", "unavailable"),
];
const OF_BODIES = [
  domainError("request.timeout", "too_slow"),
  domainError("request.too_large", "too_large"),
  domainError("request.media_type", "unsupported"),
  domainError("request.encoding", "unsupported"),
  domainError("error.not_saved", "unavailable"),
];

export function openApi(): Promise<JsonObject> {
  document ??= builtFor("tenant").then(({ routes }) => openApiOf(routes));
  return document;
}
let document: Promise<JsonObject> | undefined;

/** Describes each address as one path, from the routes that declare calls. */
export function openApiOf(routes: ServerBuild["routes"]): JsonObject {
  const declared = Object.values(routes).flatMap((route) => {
    const calls = callsOf(route?.module);
    return route?.path && calls ? [[`/${route.path}`, calls] as const] : [];
  });
  return {
    openapi: "3.1.0",
    servers: [{ url: "/", description: "The site on whose host this was asked for" }],
    info: {
      title: "Bouquet",
      version: "1",
      description:
        "The JSON calls of every site. The host of the request chooses the site. A client names itself in X-Package.",
    },
    paths: Object.fromEntries(
      declared.sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, calls]) => [path, item(path, calls)]),
    ),
    components: {
      schemas: { Error: ERROR },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "__Host-session" } },
    },
  };
}

function callsOf(module: unknown): Calls | undefined {
  return (module as { loader?: { calls?: Calls } } | undefined)?.loader?.calls;
}

function item(path: string, calls: Calls): JsonObject {
  const methods = new Map<string, [CallKey, Declared][]>();
  for (const [key, call] of Object.entries(calls) as [CallKey, Declared][]) {
    const method = key.split("?")[0]!.toLowerCase();
    methods.set(method, [...(methods.get(method) ?? []), [key, call]]);
  }
  return Object.fromEntries([...methods].map(([method, variants]) => [method, operation(path, method, variants)]));
}

function operation(path: string, method: string, variants: [CallKey, Declared][]): JsonObject {
  const calls = variants.map(([, call]) => call);
  const byQuery = variants.flatMap(([key]) => telling(key, variants.length === 1));
  const inputs = calls.flatMap(({ input }) => (input ? [input] : []));
  const answers = new Map<number, Declared["answer"][]>();
  for (const { status = [200], answer } of calls) {
    for (const each of status) answers.set(each, [...(answers.get(each) ?? []), answer]);
  }
  return {
    operationId: operationIdOf(path, method),
    summary: calls.map(({ summary }) => summary).join("; "),
    security: calls.every(({ who }) => who === "member") ? [{ session: [] }] : [{ session: [] }, {}],
    parameters: [...byQuery, ...(method === "get" ? inputs.flatMap(parameters) : [])],
    ...(method !== "get" &&
      inputs.length > 0 && {
        requestBody: {
          required: true,
          content: bodies(
            inputs,
            calls.flatMap(({ fields = [] }) => fields),
            calls.some(({ takesFile }) => takesFile),
          ),
        },
      }),
    responses: {
      ...Object.fromEntries([...answers].map(([status, all]) => [status, success(all)])),
      ...(calls.some(({ polled }) => polled) && { 304: { description: "The ETag in If-None-Match is current" } }),
      ...refusals([
        ...calls.flatMap(({ who, errors = [] }) =>
          who === "member" ? [authRequired, termsChanged, ...errors] : errors,
        ),
        ...OF_EVERY_CALL,
        ...(method === "get" ? [] : OF_BODIES),
      ]),
      ...(byQuery.some(({ required }) => required) && { 405: WITHOUT_ITS_QUERY }),
      ...BEFORE_ANY_CALL,
    },
  };
}

/** "getLikes", "getXcamsSearch" */
function operationIdOf(path: string, method: string): string {
  const words = path.replace(/^\/api\/|\.php$/g, "").split(/[^a-z]+/);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

/**
 * Describes the query that distinguishes a call from others with the same method. `only`: there are no others, so the
 * query is required.
 */
function telling(key: CallKey, only: boolean): JsonObject[] {
  return [...new URLSearchParams(key.split("?")[1])].map(([name, value]) => {
    return { name, in: "query", required: only, schema: { type: "string", enum: [value] } };
  });
}

function parameters(input: ZodType | string): JsonObject[] {
  if (typeof input === "string") return [];
  const { properties = {}, required = [] } = schemaOf(input, "input") as {
    properties?: JsonObject;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => {
    return { name, in: "query", required: required.includes(name), schema };
  });
}

function bodies(inputs: (ZodType | string)[], fields: ZodType[], withFile: boolean): JsonObject {
  const schemas = inputs.filter((input) => typeof input !== "string").map((input) => schemaOf(input, "input"));
  const properties = { file: { type: "string", format: "binary" } };
  const file = {
    allOf: [{ type: "object", required: ["file"], properties }, ...fields.map((each) => schemaOf(each, "input"))],
  };
  const both = { allOf: [...schemas, { type: "object", properties }] };
  return {
    ...jsonOf(schemas),
    ...(withFile && { "multipart/form-data": { schema: both } }),
    ...(inputs.includes("multipart/form-data") && { "multipart/form-data": { schema: file } }),
  };
}

function success(answers: (ZodType | string)[]): JsonObject {
  const schemas = answers.filter((answer) => typeof answer !== "string").map((answer) => schemaOf(answer, "output"));
  const content = {
    ...jsonOf(schemas),
    ...(answers.includes("text/event-stream") && { "text/event-stream": { schema: { type: "string" } } }),
  };
  return { description: "Success", content };
}

/** Describes the responses to errors: one for each status, with its possible codes. */
function refusals(errors: readonly ErrorOf[]): JsonObject {
  const codes = new Map<number, string[]>();
  for (const error of errors) {
    const status = statusOf(error());
    codes.set(status, [...(codes.get(status) ?? []), error.code]);
  }
  return Object.fromEntries(
    [...codes].map(([status, all]) => [status, { description: [...new Set(all)].join(", "), content: ERROR_BODY }]),
  );
}

function jsonOf(schemas: JsonObject[]): JsonObject {
  if (schemas.length === 0) return {};
  return { "application/json": { schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas } } };
}

function schemaOf(schema: ZodType, io: "input" | "output"): JsonObject {
  // Describes a schema. JSON Schema cannot express checks that are functions, so the document allows more input than
  // the call accepts.
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: "any", target: "draft-2020-12" });
  return described;
}

const ERROR = {
  type: "object",
  required: ["error", "message"],
  properties: {
    error: { type: "string", description: "What went wrong, as a key that does not change." },
    message: { type: "string", description: "The same for the person, in their language." },
    fields: {
      type: "object",
      description: "By field, the keys of what is wrong with it.",
      additionalProperties: { type: "array", items: { type: "string" } },
    },
  },
};

const ERROR_BODY = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };

/** The formal errors that are possible before the call is known. */
const WITHOUT_ITS_QUERY = { description: "request.method: the query is missing", content: ERROR_BODY };

const BEFORE_ANY_CALL = {
  400: { description: "request.invalid: an address or a header that no call has", content: ERROR_BODY },
  414: { description: "request.uri_too_long", content: ERROR_BODY },
  431: {
    description: "Headers of more than 16 kB",
    content: { "text/plain": { schema: { type: "string" } } },
  },
};
