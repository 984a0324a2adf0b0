import { connect, type Socket } from "node:net";

/** A raw request. The client checks, corrects and adds nothing except `Connection: close`. */
export interface Ask {
  /** The Host header; null sends none. */
  host?: string | null;
  method?: string;
  /** The target in the first line, unchanged. */
  path: string;
  /** A list for repeated names. */
  headers?: Record<string, string | string[]>;
  /** A body with its length. */
  body?: string | Buffer;
  json?: unknown;
  form?: URLSearchParams | Record<string, string>;
}

export interface Answer {
  status: number;
  /** The headers by lower-case name. Values of repeated headers are joined. */
  headers: Record<string, string>;
  cookies: string[];
  body: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server says
  json(): any;
}

/** Maximum time without a byte, in ms. Connections of a killed server end long before. */
const TIMEOUT = 60_000;

export function rawRequest({ host, method = "GET", path, headers = {}, json, form, ...given }: Ask): Buffer {
  const body = given.body ?? (json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json));
  const type = json === undefined ? "application/x-www-form-urlencoded" : "application/json";
  const lines = [`${method} ${path} HTTP/1.1`, ...(host === null ? [] : [`Host: ${host}`]), "Connection: close"];
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  if ((json !== undefined || form) && !names.includes("content-type")) lines.push(`Content-Type: ${type}`);
  if (body !== undefined && !names.some((name) => ["content-length", "transfer-encoding"].includes(name))) {
    lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  }
  for (const [name, values] of Object.entries(headers)) {
    for (const value of [values].flat()) lines.push(`${name}: ${value}`);
  }
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), Buffer.from(body ?? "")]);
}

/**
 * Sends bytes to a port of this machine and reads the response until the connection ends. Throws if the response is
 * incomplete.
 */
export function exchange(port: number, bytes: Buffer): Promise<Answer> {
  const socket = connect({ port, host: "127.0.0.1" }, () => socket.write(bytes));
  return answerOn(socket);
}

/** A request without its last byte, for which the server waits. */
export interface Unfinished {
  finish(): Promise<Answer>;
}

/** Resolves when the server asks for the body, which the request must have. */
export async function begin(port: number, request: Ask): Promise<Unfinished> {
  const bytes = rawRequest({ ...request, headers: { ...request.headers, Expect: "100-continue" } });
  const socket = connect({ port, host: "127.0.0.1" }, () => socket.write(bytes.subarray(0, -1)));
  const answer = answerOn(socket);
  await Promise.race([answer, new Promise((wanted) => socket.once("data", wanted))]);
  return {
    finish() {
      socket.write(bytes.subarray(-1));
      return answer;
    },
  };
}

export function answerOn(socket: Socket): Promise<Answer> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    socket.setTimeout(TIMEOUT, () => socket.destroy(new Error("no answer in time")));
    socket.on("data", (chunk) => chunks.push(chunk));
    let trouble: Error | undefined;
    socket.on("error", (error) => {
      trouble = error;
    });
    socket.on("close", () => {
      try {
        done(parseAnswer(Buffer.concat(chunks)));
      } catch (error) {
        fail(trouble ?? error);
      }
    });
  });
}

function parseAnswer(bytes: Buffer): Answer {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) throw new Error(`no whole answer: ${JSON.stringify(bytes.toString())}`);
  const [first = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  const rest = bytes.subarray(end + 4);
  if (status === 100) return parseAnswer(rest);
  const headers: Record<string, string> = Object.create(null);
  const cookies: string[] = [];
  for (const line of lines) {
    const at = line.indexOf(":");
    const [name, value] = [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
    if (name === "set-cookie") cookies.push(value);
  }
  const body = (headers["transfer-encoding"] === "chunked" ? joined(rest) : rest).toString();
  return { status, headers, cookies, body, json: () => JSON.parse(body) };
}

/** Decodes a chunked body. */
function joined(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const line = bytes.indexOf("\r\n", at);
    const size = Number.parseInt(bytes.subarray(at, line).toString(), 16);
    if (!(size > 0)) break;
    parts.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
  return Buffer.concat(parts);
}
