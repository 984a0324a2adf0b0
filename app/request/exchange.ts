import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import proxyAddr from "proxy-addr";
import type { AnsweredBy, Metrics } from "~/app/admin/metrics";
import type { Environment } from "~/app/environment";
import { pathOf } from "./gate";

/** One request on its way to an answer. */
export interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  /** Whether the client's side of the connection is TLS. */
  readonly tls: boolean;
  /** Who answers, as far as is known: for the log and the metrics. */
  by: AnsweredBy;
}

export function exchangeOf(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  trust: Environment["trustProxy"],
): Exchange {
  return { incoming, outgoing, tls: isTls(incoming, trust), by: "file" };
}

interface Followers {
  log: Logger;
  metrics: Metrics | undefined;
}

/** Logs and measures a request once it is answered. `whose` is the tenant's slug; undefined on a host that leads nowhere. */
export function follow(
  { log, metrics }: Followers,
  exchange: Exchange,
  whose: { tenant: string } | { area: "console" } | undefined,
) {
  const logged = whose !== undefined && log.isLevelEnabled("info");
  if (!logged && !metrics) return;
  const { incoming, outgoing } = exchange;
  const started = performance.now();
  const { method = "", headers } = incoming;
  const path = pathForLog(incoming);
  const tenant = whose && "tenant" in whose ? whose.tenant : "";
  outgoing.on("finish", () => {
    const status = outgoing.statusCode;
    const ms = performance.now() - started;
    metrics?.answered({ tenant, by: exchange.by, method, path, status, seconds: ms / 1000 });
    if (!logged) return;
    const client = { package: briefly(headers["x-package"]), page: briefly(headers["x-original-host"]) };
    log.info({ ...whose, method, path, status, ms: Math.round(ms * 10) / 10, client });
  });
}

/** The client's address, behind trusted proxies. */
export function addressOf(incoming: IncomingMessage, { trustProxy }: Environment): string {
  return String(proxyAddr(incoming, trustProxy) ?? "");
}

/** The codings that the client takes. */
export function acceptedBy({ headers }: IncomingMessage): string {
  return String(headers["accept-encoding"] ?? "");
}

/** Without the query, which may hold what somebody searched for or a token. */
export function pathForLog(incoming: IncomingMessage): string {
  return briefly(pathOf(incoming.url ?? ""));
}

function isTls(incoming: IncomingMessage, trustProxy: Environment["trustProxy"]): boolean {
  if ("encrypted" in incoming.socket) return true;
  const peer = incoming.socket.remoteAddress;
  return incoming.headers["x-forwarded-proto"] === "https" && peer !== undefined && trustProxy(peer, 0);
}

/** As much as a log line needs of what a client says: it may send 16 kB with each request. */
function briefly<T extends string | string[] | undefined>(text: T): T extends undefined ? undefined : string {
  return (text === undefined ? undefined : String(text).slice(0, 200)) as never;
}
