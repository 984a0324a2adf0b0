import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { AggregatorRegistry } from "prom-client";
import { listen } from "~/app/listen";
import type { Report } from "./metrics";

export interface Admin {
  port: number;
  close(): Promise<void>;
}

interface Options {
  port: number;
  host: string;
  /** Why requests had better go elsewhere, fit to print; undefined where everything is up, and not about to stop. */
  problem(): Promise<string | undefined>;
  /** The measurements of each process. */
  reports(): Promise<Report[]>;
}

/** Answers those who look after the machine: /healthz, /readyz and /metrics. Throws as `listen` does. */
export async function openAdmin({ port, host, problem, reports }: Options): Promise<Admin> {
  async function answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (method !== "GET" && method !== "HEAD") say(response, 405, "GET only\n");
    else if (url === "/healthz") say(response, 200, "ok\n");
    else if (url === "/readyz") sayReady(response, await problem());
    else if (url === "/metrics")
      say(response, 200, await textOf(await reports()), AggregatorRegistry.PROMETHEUS_CONTENT_TYPE);
    else say(response, 404, "/healthz, /readyz or /metrics\n");
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

function textOf(reports: Report[]): Promise<string> {
  return AggregatorRegistry.aggregate(reports).metrics();
}

function say(response: ServerResponse, status: number, text: string, type = "text/plain; charset=utf-8"): void {
  response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(text);
}
