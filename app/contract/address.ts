import type { ZodType, z } from "zod";
import type { ErrorOf } from "~/app/domain/errors";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A method, and the query that distinguishes calls of the same method: `POST?new=1`. */
export type CallKey = Method | `${Method}?${string}`;

/** The declaration of an API call. The README of `app` explains how to add one. */
export interface Contract<
  In extends ZodType | Multipart | undefined = ZodType | Multipart | undefined,
  Out extends ZodType | Unread = ZodType | Unread,
> {
  /** Describes the call for authors of clients. */
  summary: string;
  /** The query of a GET, or the JSON body of any other method. Nothing is read if left out. */
  input?: In;
  /** Whether many clients send the same query: the query is parsed once for all, and the verb gets a frozen value. */
  sharesInput?: boolean;
  /** The body of a success. Tests check every answer against it; production does not. */
  answer: Out;
  /** The statuses of a success; 200 if left out. */
  status?: readonly number[];
  /** The fields beside the file, if the input is a multipart form. */
  fields?: ZodType;
  /** Whether a multipart form with one file in its field `file` is accepted, too. */
  takesFile?: boolean;
  /**
   * Whether a member may make the call before agreeing to changed terms: to read their own account, and to block
   * others.
   */
  beforeTerms?: boolean;
  /** Whether clients poll it: the answer carries an ETag, and a known one is a 304 (`request/events/poll.ts`). */
  polled?: boolean;
  /** The errors of this call, besides those of every call: no member, invalid input, too many requests. */
  errors?: readonly ErrorOf[];
}

/** A form's files, which the call reads itself. */
export type Multipart = "multipart/form-data";
/** An answer without a schema: an event stream, or no body. */
export type Unread = "text/event-stream" | "nothing";

export interface Declared<
  In extends ZodType | Multipart | undefined = ZodType | Multipart | undefined,
  Out extends ZodType | Unread = ZodType | Unread,
> extends Contract<In, Out> {
  /** The audience of the call. */
  who: "member" | "anyone";
}

declare const route: unique symbol;

/** The address of a call. The type of the address has the types of requests and answers. */
export type Address<Route> = string & { readonly [route]?: Route };

type DeclaredAt<A> =
  A extends Address<infer Route> ? (Route extends { loader: { calls: infer Calls } } ? Calls : never) : never;

export type KeyAt<A> = keyof DeclaredAt<A> & CallKey;
type CallAt<A, K> = DeclaredAt<A>[K & keyof DeclaredAt<A>];

/** The request's type. Undefined if nothing is read. */
export type InputAt<A, K> =
  CallAt<A, K> extends { input?: infer In } ? (In extends ZodType ? z.input<In> : undefined) : undefined;

/** The type of a success. */
export type AnswerAt<A, K> =
  CallAt<A, K> extends { answer: infer Out } ? (Out extends ZodType ? z.output<Out> : never) : never;
