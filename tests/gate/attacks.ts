import type { Ask } from "../support/server";

/** The people whom the attacks know on the site attacked, and one on the other site. */
export interface Cast {
  anna: { id: string; email: string; password: string; cookie: string };
  bert: { id: string };
  stranger: { id: string; cookie: string };
  /** Anna's conversation with Bert. */
  conversation: string;
  /** All that somebody new needs to join over the API. */
  draft: Record<string, unknown>;
}

/**
 * One hostile request. `status` is the answer that is right for it, with the reason beside it in `why` where that is no
 * refusal. `code` is the error of an API answer.
 */
export interface Attack {
  name: string;
  ask?: Ask;
  /** Bytes, where no request can be made of it. */
  raw?: string;
  status: number;
  code?: string;
  why?: string;
  /** Node refuses it by itself, before anything of ours has seen it. */
  byNode?: true;
}

export const HOST = "velvet.test";
export const JSON_TYPE = { "Content-Type": "application/json" };
export const FORM_TYPE = { "Content-Type": "application/x-www-form-urlencoded" };

export const get = (path: string, headers: Ask["headers"] = {}): Ask => ({ host: HOST, path, headers });

/** A form as the browser sends it, or any text in its place. */
export const form = (path: string, body: string | Record<string, string>, headers: Ask["headers"] = {}): Ask => ({
  host: HOST,
  method: "POST",
  path,
  body: typeof body === "string" ? body : new URLSearchParams(body).toString(),
  headers: { ...FORM_TYPE, ...headers },
});

/** JSON, or any text in its place. */
export const call = (method: string, path: string, body: unknown, headers: Ask["headers"] = {}): Ask => ({
  host: HOST,
  method,
  path,
  body: typeof body === "string" ? body : JSON.stringify(body),
  headers: { ...JSON_TYPE, ...headers },
});
