import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";
import { BodyMisshapen, BodyTooLarge, BodyTooSlow } from "./body";
import { answersJson, traceHeader, withReference } from "./error-response";
import { isRead, pathOf, type Refusal } from "./gate";
import { languageOf } from "./language";

export interface Voice {
  log: Logger;
  words(asked: Request): Words;
}

export function voiceOf({ tenant, words, log }: Site): Voice {
  return { log, words: (asked) => words(languageOf(tenant, asked)) };
}

/** Answers a request for an unknown host. Names no tenant. Written in English, because the language is unknown. */
export function unknownHost(request: IncomingMessage, response: ServerResponse): void {
  const message = "421 Misdirected Request: no site answers at this address.";
  end(request, response, 421, ...said(request, { error: "request.unknown_host", message }));
}

/** Ends a request before any route: JSON for the API, plain text otherwise. */
export function refuse(
  voice: Voice,
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, headers }: Refusal,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
  const words = voice.words(languageRequest(request));
  const message = words.t(code);
  const toldWhole = status >= 500 ? withReference(message, words) : message;
  response.setHeader("X-Problem", encodeURIComponent(toldWhole));
  end(request, response, status, ...said(request, { error: code, message, page: toldWhole }));
}

/**
 * Answers a request whose handling failed, and logs the failure. Must not throw: an uncaught error would end the
 * process, which serves all other sites.
 */
export function refuseFailure(voice: Voice, incoming: IncomingMessage, outgoing: ServerResponse, error: unknown): void {
  if (outgoing.destroyed) return;
  const known = refusalOf(error);
  if (!known) voice.log.error({ err: error }, "a request failed");
  const failed: Refusal = { status: 503, code: "error.unavailable", headers: { "Retry-After": "10" } };
  refuse(voice, incoming, outgoing, known ?? failed);
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof BodyMisshapen) return { status: 422, code: "request.invalid" };
  const headers = { Connection: "close" };
  if (error instanceof BodyTooLarge) return { status: 413, code: "request.too_large", headers };
  return error instanceof BodyTooSlow ? { status: 408, code: "request.timeout", headers } : undefined;
}

function said(
  { url = "" }: IncomingMessage,
  { error, message, page = message }: { error: string; message: string; page?: string },
): [string, string] {
  return answersJson(pathOf(url))
    ? ["application/json; charset=utf-8", JSON.stringify({ error, message })]
    : ["text/plain; charset=utf-8", `${page}\n`];
}

function end(request: IncomingMessage, response: ServerResponse, status: number, type: string, body: string): void {
  // Closes the connection if the body is incomplete, because the rest of a refused body is not read.
  if (!request.complete && !isRead(request)) response.setHeader("Connection", "close");
  response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store", ...traceHeader() });
  response.end(request.method === "HEAD" ? undefined : body);
}

function languageRequest({ headers }: IncomingMessage): Request {
  const known = ["cookie", "accept-language"].flatMap((name) => {
    const value = headers[name];
    return typeof value === "string" ? [[name, value] as [string, string]] : [];
  });
  return new Request("http://localhost/", { headers: known });
}
