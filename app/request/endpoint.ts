import { type ZodType, z } from "zod";
import type { CallKey, Contract, Declared, Multipart, Unread } from "~/app/contract/address";
import { authRequired, termsChanged } from "~/app/domain/account/accounts/accounts.errors";
import { domainError } from "~/app/domain/errors";
import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import { urlOf } from "~/app/router/incoming-request";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "~/app/router/server";
import { TextAnswer } from "~/app/router/text-answer";
import { codedError, methodNotAllowed, wireError } from "./error-response";
import { pollHeaders, tagOf, tagStillRight } from "./events/poll";
import { invalid, parse, uniqueFields } from "./input";
import { sharedReader } from "./shared-reader";
import { hasTermsToAgree } from "./terms";
import { isMultipart, withForm } from "./uploads/upload";
import type { Visit } from "./visit";

const mediaType = domainError("request.media_type", "unsupported");

export interface Call<Input, Who> {
  site: Site;
  member: Who;
  visit: Visit;
  /** The parsed input: the query of a GET, or the JSON body of any other method. */
  input: Input;
  /** The uploaded file, if the call accepts one: a local file, deleted once the call is answered. */
  file?: string;
  request: Request;
}

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type In = ZodType | Multipart | undefined;
type Out = ZodType | Unread;

/** A JSON answer with its own status or headers. */
export type Answered<Body> = Response & { readonly answered?: Body };

type Verb<I extends In, O extends Out, Who> = (
  call: Call<I extends ZodType ? z.output<I> : undefined, Who>,
) => Promise<AnswerOf<O>> | AnswerOf<O>;
type AnswerOf<O extends Out> = O extends ZodType ? z.input<O> | Answered<z.input<O>> : Response;

interface Handled<I extends In, O extends Out> extends Declared<I, O> {
  verb(call: Call<never, never>): unknown;
}

/** Declares a call that needs a member: its contract, and its verb. The verb's result is the answer. */
export function memberCall<O extends Out, I extends In = undefined>(
  contract: Contract<I, O>,
  verb: Verb<I, O, Member>,
): Handled<NoInfer<I>, O> {
  return { ...contract, who: "member", verb: verb as Handled<I, O>["verb"] } as Handled<NoInfer<I>, O>;
}

export function openCall<O extends Out, I extends In = undefined>(
  contract: Contract<I, O>,
  verb: Verb<I, O, Member | null>,
): Handled<NoInfer<I>, O> {
  return { ...contract, who: "anyone", verb: verb as Handled<I, O>["verb"] } as Handled<NoInfer<I>, O>;
}

type Handlers = { [K in CallKey]?: Handled<In, Out> };

/** Returns the loader and action of an API address, from its calls: `endpoint({ GET: memberCall(...) })`. */
export function endpoint<C extends Handlers>(calls: C): ((args: Args) => Promise<Response>) & { calls: C } {
  const keys = Object.keys(calls) as CallKey[];
  const variants = keys.map((key) => {
    const [method, query] = key.split("?");
    const call = calls[key]!;
    return { method, query: [...new URLSearchParams(query)], call, inputOf: inputReader(call) };
  });
  const allowed = [...new Set(variants.map(({ method }) => method!))];
  // Calls with more query parameters are tried first.
  variants.sort((one, other) => other.query.length - one.query.length);

  async function answer({ request, context: { site, visit } }: Args): Promise<Response> {
    const { pathname, searchParams } = urlOf(request);
    const asked = variants.find(
      (each) =>
        each.method === methodOf(request) && each.query.every(([name, value]) => searchParams.get(name) === value),
    );
    if (!asked) return methodNotAllowed(pathname, allowed, visit.words);
    try {
      return await answerOf(asked, { site, visit, request });
    } catch (error) {
      const coded = codedError(error, { site, request });
      if (coded) return wireError(coded, visit.words);
      throw error;
    }
  }
  return Object.assign(answer, { calls });
}

type Asked = Pick<Call<unknown, unknown>, "site" | "visit" | "request">;
type AskedBy<Who> = Asked & { member: Who };
type AnyCall = Handled<In, Out>;

async function answerOf({ call, inputOf }: { call: AnyCall; inputOf: InputReader }, asked: Asked): Promise<Response> {
  const member = await callerOf(call, asked);
  if (call.takesFile && member && isMultipart(asked.request))
    return inJson(await sayWithFile(call, { ...asked, member }));
  const input = await inputOf(asked.request);
  if (call.polled && member) return answerPoll(call, { ...asked, member }, input);
  return inJson(await say(call, { ...asked, member }, input));
}

/** Returns the caller. Throws `auth.required` and `account.terms_changed` if the call is not allowed. */
async function callerOf({ who, beforeTerms }: AnyCall, { site, visit }: Asked): Promise<Member | null> {
  const member = await visit.member();
  if (who === "anyone") return member;
  if (!member) throw authRequired();
  if (!beforeTerms && (await hasTermsToAgree(site, visit, member))) throw termsChanged();
  return member;
}

type InputReader = (request: Request) => unknown;

function inputReader({ input: schema, sharesInput }: AnyCall): InputReader {
  if (!schema || schema === "multipart/form-data") return () => undefined;
  const fromQuery = (request: Request) => parse(schema, uniqueFields(urlOf(request).searchParams));
  const read = sharesInput ? sharedReader(fromQuery as (request: Request) => object) : fromQuery;
  return async (request) => (methodOf(request) === "GET" ? read(request) : parse(schema, await bodyOf(request)));
}

function say(call: AnyCall, asked: AskedBy<Member | null>, input: unknown, file?: string): unknown {
  return call.verb({ ...asked, input, file } as Call<never, never>);
}

function sayWithFile(call: AnyCall, asked: AskedBy<Member>): Promise<unknown> {
  const { site, visit, request, member } = asked;
  const upload = { request, owner: member, admit: () => visit.memberStill() };
  return withForm(site, upload, async ({ fields, files: [file, ...others] }) => {
    if (others.length > 0) throw invalid();
    return say(call, asked, parse(call.input as ZodType, Object.fromEntries(fields)), file?.path);
  });
}

/** Answers 304 if the client's ETag is still valid. */
async function answerPoll(call: AnyCall, asked: AskedBy<Member>, input: unknown): Promise<Response> {
  // Computes the ETag before the reads: the answer may be newer than its ETag, but never older.
  const tag = tagOf(asked);
  const known = await tagStillRight(asked, tag);
  if (known) return new Response(null, { status: 304, headers: pollHeaders(known) });
  return inJson(await say(call, asked, input), pollHeaders(tag));
}

function inJson(said: unknown, headers: Record<string, string> = {}): Response {
  return said instanceof Response ? said : json(said, 200, headers);
}

function methodOf({ method }: Request): string {
  return method === "HEAD" ? "GET" : method;
}

export const doneAnswer = z.strictObject({ status: z.literal("done") });
export const DONE = { status: "done" } as const;

export function json<Body>(body: Body, status = 200, headers: Record<string, string> = {}): Answered<Body> {
  return jsonText(JSON.stringify(body), status, headers);
}

export function jsonText<Body>(text: string, status = 200, headers: Record<string, string> = {}): Answered<Body> {
  const all = { "Content-Type": "application/json", "Cache-Control": "no-store", ...headers };
  return new TextAnswer(text, { status, headers: all });
}

/** Redirects to an address that the verb knows, never to one from the request. Sends no referrer to that address. */
export function elsewhere(location: string): Answered<{ location: string }> {
  return json({ location }, 302, { Location: location, "Referrer-Policy": "no-referrer" });
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
