import type { ZodType, z } from "zod";
import type { ErrorOf } from "~/app/domain/errors";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A method, and the query that tells a call from others of the same method: `POST?new=1`. */
export type CallKey = Method | `${Method}?${string}`;

/** All that is declared of a call from outside. The README of `app` says how one is added. */
export interface Contract<
  In extends ZodType | Multipart | undefined = ZodType | Multipart | undefined,
  Out extends ZodType | Unread = ZodType | Unread,
> {
  /** Says in a few words what the call does, for those who write clients. */
  summary: string;
  /** The query of a GET, the JSON body of any other method. Nothing is read where it is left out. */
  input?: In;
  /** Whether many send the same query: it is parsed once for all of them, and the verb is given what nobody may change. */
  sharesInput?: boolean;
  /** The body of a success. Tests hold every answer to it; in production nothing is checked. */
  answer: Out;
  /** The statuses of a success: 200 where left out. */
  status?: readonly number[];
  /** The fields beside the file, where the input is a form in parts. */
  fields?: ZodType;
  /** Whether the same may come as a form in parts, with one file in its field `file`. */
  takesFile?: boolean;
  /** Whether a member may call it who has not agreed to changed terms: to see who they are, and to keep others away. */
  beforeTerms?: boolean;
  /**
   * Whether it is asked again and again: the answer carries an ETag, and one that the client has is a 304
   * (`request/events/poll.ts`).
   */
  polled?: boolean;
  /** The errors of this call, besides those of every call: no member, an input that is wrong, too many requests. */
  errors?: readonly ErrorOf[];
}

/** A form's files, which the call reads by itself. */
export type Multipart = "multipart/form-data";
/** An answer without a schema: events, for as long as anybody listens, or no body at all. */
export type Unread = "text/event-stream" | "nothing";

export interface Declared<
  In extends ZodType | Multipart | undefined = ZodType | Multipart | undefined,
  Out extends ZodType | Unread = ZodType | Unread,
> extends Contract<In, Out> {
  /** Who may call. */
  who: "member" | "anyone";
}

declare const route: unique symbol;

/** The address of a call, whose type says what is sent there and answered. */
export type Address<Route> = string & { readonly [route]?: Route };

type DeclaredAt<A> =
  A extends Address<infer Route> ? (Route extends { loader: { calls: infer Calls } } ? Calls : never) : never;

export type KeyAt<A> = keyof DeclaredAt<A> & CallKey;
type CallAt<A, K> = DeclaredAt<A>[K & keyof DeclaredAt<A>];

/** The request's type. Undefined where nothing is read. */
export type InputAt<A, K> =
  CallAt<A, K> extends { input?: infer In } ? (In extends ZodType ? z.input<In> : undefined) : undefined;

/** The type of a success. */
export type AnswerAt<A, K> =
  CallAt<A, K> extends { answer: infer Out } ? (Out extends ZodType ? z.output<Out> : never) : never;
