import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { ZodType, z } from "zod";
import type { Member } from "~/app/domain/accounts/member";
import { domainError } from "~/app/domain/errors";
import type { Site } from "~/app/domain/site";
import { TextAnswer } from "./answer";
import { codedError, wireError } from "./error-response";
import { urlOf } from "./incoming-request";
import { invalid, once, parse } from "./input";
import type { Visit } from "./visit";

export interface Call<Input, Who> {
  site: Site;
  member: Who;
  visit: Visit;
  /** The query of a GET or the JSON body of any other method, as its schema gives it. */
  input: Input;
  query: URLSearchParams;
  request: Request;
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Handler<S extends ZodType | null, Who> = [
  S,
  (call: Call<S extends ZodType ? z.infer<S> : undefined, Who>) => unknown,
];
type Handlers<M extends Partial<Record<Method, ZodType | null>>, Who> = {
  [K in keyof M]: M[K] extends ZodType | null ? Handler<M[K], Who> : never;
};
type Args = LoaderFunctionArgs | ActionFunctionArgs;

const authRequired = domainError("auth.required", "forbidden");
const mediaType = domainError("request.media_type", "unsupported");

/** An API call that needs a member: for each method its schema and its verb. What the verb gives is the JSON answer. */
export function endpoint<M extends Partial<Record<Method, ZodType | null>>>(handlers: Handlers<M, Member>) {
  return answering(handlers as AnyHandlers, async (visit) => {
    const member = await visit.member();
    if (!member) throw authRequired();
    return member;
  });
}

/** An API call that visitors may make too. */
export function openEndpoint<M extends Partial<Record<Method, ZodType | null>>>(handlers: Handlers<M, Member | null>) {
  return answering(handlers as AnyHandlers, (visit) => visit.member());
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  const all = { "Content-Type": "application/json", "Cache-Control": "no-store", ...headers };
  return new TextAnswer(JSON.stringify(body), { status, headers: all });
}

type AnyHandlers = Partial<Record<Method, Handler<ZodType | null, never>>>;

function answering(handlers: AnyHandlers, who: (visit: Visit) => Promise<Member | null>) {
  return async ({ request, context: { site, visit } }: Args): Promise<Response> => {
    const method = (request.method === "HEAD" ? "GET" : request.method) as Method;
    const handler = Object.hasOwn(handlers, method) ? handlers[method] : undefined;
    if (!handler) return methodNotAllowed(Object.keys(handlers), visit);
    try {
      const member = await who(visit);
      const query = urlOf(request).searchParams;
      const [schema, verb] = handler;
      const input = schema ? parse(schema, method === "GET" ? once(query) : await bodyOf(request)) : undefined;
      const answer = await verb({ site, member, visit, input, query, request } as Call<never, never>);
      return answer instanceof Response ? answer : json(answer);
    } catch (error) {
      const coded = codedError(error);
      if (coded) return wireError(coded, visit.words);
      throw error;
    }
  };
}

function methodNotAllowed(allowed: string[], visit: Visit): Response {
  const body = { error: "request.method", message: visit.words.t("request.method") };
  return json(body, 405, { Allow: allowed.flatMap((name) => (name === "GET" ? ["GET", "HEAD"] : name)).join(", ") });
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw mediaType();
  try {
    return await request.json();
  } catch {
    throw invalid();
  }
}
