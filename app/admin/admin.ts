import { createServer, type ServerResponse } from "node:http";
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
  /** Whether everything is up, and not about to stop. */
  ready(): boolean;
  /** What each process has measured. */
  reports(): Promise<Report[]>;
}

/** Answers those who look after the machine: /healthz, /readyz and /metrics. Throws as `listen` does. */
export async function openAdmin({ port, host, ready, reports }: Options): Promise<Admin> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== "GET" && method !== "HEAD") say(response, 405, "GET only\n");
    else if (url === "/healthz") say(response, 200, "ok\n");
    else if (url === "/readyz") say(response, ready() ? 200 : 503, ready() ? "ready\n" : "not ready\n");
    else if (url === "/metrics")
      say(response, 200, await textOf(await reports()), AggregatorRegistry.PROMETHEUS_CONTENT_TYPE);
    else say(response, 404, "/healthz, /readyz or /metrics\n");
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

function textOf(reports: Report[]): Promise<string> {
  return AggregatorRegistry.aggregate(reports).metrics();
}

function say(response: ServerResponse, status: number, text: string, type = "text/plain; charset=utf-8"): void {
  response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(text);
}
