import type { Ask } from "../support/server";

/** Members of the attacked site, and one of the other site. */
export interface Cast {
  anna: { id: string; email: string; password: string; cookie: string };
  bert: { id: string };
  stranger: { id: string; cookie: string };
  /** Anna's conversation with Bert. */
  conversation: string;
  /** The body of a valid sign-up over the API. */
  draft: Record<string, unknown>;
}

/**
 * A hostile request. `status` is the expected response. `why` explains a status that is no refusal. `code` is the error
 * code of an API response.
 */
export interface Attack {
  name: string;
  ask?: Ask;
  /** The request as raw bytes, if `ask` cannot express it. */
  raw?: string;
  status: number;
  code?: string;
  why?: string;
  /** Whether Node refuses the request before our code runs. */
  byNode?: true;
}

export const HOST = "velvet.test";
export const JSON_TYPE = { "Content-Type": "application/json" };
export const FORM_TYPE = { "Content-Type": "application/x-www-form-urlencoded" };

export const get = (path: string, headers: Ask["headers"] = {}): Ask => ({ host: HOST, path, headers });

/** Sends a form as a browser does, or any text instead. */
export const form = (path: string, body: string | Record<string, string>, headers: Ask["headers"] = {}): Ask => ({
  host: HOST,
  method: "POST",
  path,
  body: typeof body === "string" ? body : new URLSearchParams(body).toString(),
  headers: { ...FORM_TYPE, ...headers },
});

/** Sends JSON, or any text instead. */
export const call = (method: string, path: string, body: unknown, headers: Ask["headers"] = {}): Ask => ({
  host: HOST,
  method,
  path,
  body: typeof body === "string" ? body : JSON.stringify(body),
  headers: { ...JSON_TYPE, ...headers },
});
