import type { IncomingMessage, ServerResponse } from "node:http";
import type { Site } from "~/app/domain/site";
import { answersJson } from "./error-response";
import { isRead, pathOf, type Refusal } from "./gate";
import { languageOf } from "./language";

/** A host that nobody claims. Names no tenant and speaks the one language that everybody here can be expected to read. */
export function unknownHost(request: IncomingMessage, response: ServerResponse): void {
  const message = "421 Misdirected Request: no site answers at this address.";
  end(request, response, 421, ...said(request, { error: "request.unknown_host", message }));
}

/** Ends a request that never reaches a route: JSON for the API, plain words for everybody else. */
export function refuse(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, headers }: Refusal,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
  const words = site.words(languageOf(site.tenant, languageRequest(request)));
  const message = words.t(code);
  end(request, response, status, ...said(request, { error: code, message }));
}

/** The type and the body. */
function said({ url = "" }: IncomingMessage, { error, message }: { error: string; message: string }): [string, string] {
  return answersJson(pathOf(url))
    ? ["application/json; charset=utf-8", JSON.stringify({ error, message })]
    : ["text/plain; charset=utf-8", `${message}\n`];
}

function end(request: IncomingMessage, response: ServerResponse, status: number, type: string, body: string): void {
  // What is left of a refused body is not worth reading.
  if (!request.complete && !isRead(request)) response.setHeader("Connection", "close");
  response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" });
  response.end(request.method === "HEAD" ? undefined : body);
}

function languageRequest({ headers }: IncomingMessage): Request {
  const known = ["cookie", "accept-language"].flatMap((name) => {
    const value = headers[name];
    return typeof value === "string" ? [[name, value] as [string, string]] : [];
  });
  return new Request("http://localhost/", { headers: known });
}
