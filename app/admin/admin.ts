import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { AggregatorRegistry } from "prom-client";
import { listen } from "~/app/sockets/listen";
import { type Certificates, certificateVerdict } from "./certificates";
import type { Report } from "./metrics";

export interface Admin {
  port: number;
  close(): Promise<void>;
}

interface Options {
  port: number;
  host: string;
  /** Returns why a proxy should send requests elsewhere, safe to print. Undefined if the server is ready. */
  problem(): Promise<string | undefined>;
  /** Returns whether this machine takes requests. A proxy asks for this repeatedly. */
  serving(): "yes" | "not yet" | "no more";
  certificates: Certificates;
  reports(): Promise<Report[]>;
}

/** The status for each state. HAProxy sends no new request to a machine that answers 404, and lets it finish. */
const SERVING = { yes: 200, "not yet": 503, "no more": 404 };

/** The address for proxies. The query contains the host. */
const ALLOW = "/certificates/allow";

/** Answers operators and the proxy in front. Throws like `listen`. */
export async function openAdmin({ port, host, problem, serving, certificates, reports }: Options): Promise<Admin> {
  async function answer({ method, url = "" }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (method !== "GET" && method !== "HEAD") say(response, 405, "GET only\n");
    else if (url === "/healthz") say(response, 200, "ok\n");
    else if (url === "/serving") say(response, SERVING[serving()], `${serving()}\n`);
    else if (url === "/readyz") sayReady(response, await problem());
    else if (url === "/metrics")
      say(response, 200, await textOf(await reports()), AggregatorRegistry.PROMETHEUS_CONTENT_TYPE);
    else if (url === ALLOW || url.startsWith(`${ALLOW}?`)) sayVerdict(response, url.slice(ALLOW.length), certificates);
    else say(response, 404, `/healthz, /readyz, /serving, /metrics or ${ALLOW}\n`);
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else say(response, 500, "that could not be found out\n");
    });
  });
  return {
    port: await listen(server, { setting: "ADMIN_PORT", port, host }),
    async close() {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

function sayReady(response: ServerResponse, problem: string | undefined): void {
  say(response, problem ? 503 : 200, problem ? `not ready: ${problem}\n` : "ready\n");
}

function sayVerdict(response: ServerResponse, query: string, certificates: Certificates): void {
  const { status, reason } = certificateVerdict(query, certificates);
  say(response, status, `${reason}\n`);
}

function textOf(reports: Report[]): Promise<string> {
  return AggregatorRegistry.aggregate(reports).metrics();
}

function say(response: ServerResponse, status: number, text: string, type = "text/plain; charset=utf-8"): void {
  response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(text);
}
