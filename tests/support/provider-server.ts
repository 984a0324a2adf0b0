/**
 * A local payment provider: an HTTP server that responds by a test's function and records requests. Closed
 * automatically after each test file.
 *
 *     const provider = await startProvider(({ url, form }) => ({ text: "response: FOUND" }));
 *     verotel({ ...shop, origin: provider.origin });
 *     expect(provider.asked).toHaveLength(1);
 *
 * With `{ tls: true }` it speaks TLS, with a self-signed certificate.
 */
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterFile } from "./after-file";
import { localCertificate } from "./certificate";

export interface Asked {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface ProviderAnswer {
  status?: number;
  text?: string;
  json?: unknown;
  /** Whether the server closes the connection without a response, as after a crash. */
  silent?: boolean;
  /** Whether the server never responds. */
  held?: boolean;
}

type Answering = (asked: Asked) => ProviderAnswer | Promise<ProviderAnswer>;

export interface Provider {
  origin: string;
  port: number;
  asked: Asked[];
  /** The function that makes the responses from now on. */
  answer: Answering;
}

export async function startProvider(answer: Answering, { tls = false }: { tls?: boolean } = {}): Promise<Provider> {
  const provider: Provider = { origin: "", port: 0, asked: [], answer };
  const listener: RequestListener = async (incoming, outgoing) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const url = new URL(incoming.url ?? "/", provider.origin);
    const body = Buffer.concat(parts).toString();
    const asked = { method: incoming.method ?? "", url, headers: incoming.headers, body };
    provider.asked.push(asked);
    const { status = 200, text, json, silent, held } = await provider.answer(asked);
    if (held) return;
    if (silent) return void incoming.socket.destroy();
    const type = json === undefined ? "text/plain" : "application/json";
    outgoing.writeHead(status, { "Content-Type": type }).end(json === undefined ? (text ?? "") : JSON.stringify(json));
  };
  const keys = tls ? await localCertificate() : undefined;
  const server = keys ? createTlsServer({ key: keys.private, cert: keys.cert }, listener) : createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  provider.port = (server.address() as AddressInfo).port;
  provider.origin = `${tls ? "https" : "http"}://127.0.0.1:${provider.port}`;
  afterFile(() => {
    server.close();
    server.closeAllConnections();
  });
  return provider;
}
