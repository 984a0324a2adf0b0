import { channel } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";
import type { Logger } from "pino";
import type { AnsweredBy, Metrics } from "~/app/admin/metrics";
import { clientAddress } from "~/app/domain/network-address";
import { type Trace, traceIdFrom } from "~/app/log/trace";
import type { Environment } from "~/app/settings/environment";
import { host } from "~/tenants/config/formats";
import { pathOf } from "./gate";

/** Maximum total time that one request waits for databases, in ms. A page that takes longer is answered 503. */
export const PATIENCE = 8_000;

export interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  /** Whether the client's side of the connection is TLS. */
  readonly tls: boolean;
  by: AnsweredBy;
  readonly trace: Trace;
  /** The pattern of the route at the request's path, even if another part of the server answers. */
  readonly pattern: string;
}

export type RouteAt = (path: string) => string;

export function exchangeOf(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  trust: Environment["trustProxy"],
  routeAt: RouteAt,
): Exchange {
  return new OneExchange(incoming, outgoing, isTls(incoming, trust), routeAt);
}

/** An exchange that is its own trace. The id and the route are computed on demand. */
class OneExchange implements Exchange, Trace {
  by: AnsweredBy = "file";
  #id: string | undefined;
  #pattern: string | undefined;
  readonly #routeAt: RouteAt;

  constructor(
    readonly incoming: IncomingMessage,
    readonly outgoing: ServerResponse,
    readonly tls: boolean,
    routeAt: RouteAt,
  ) {
    this.#routeAt = routeAt;
  }

  get trace(): Trace {
    return this;
  }

  get id(): string {
    this.#id ??= traceIdFrom(this.incoming.headers.traceparent);
    return this.#id;
  }

  get route(): string {
    return this.by === "route" || this.by === "console" ? this.pattern : this.by;
  }

  get pattern(): string {
    this.#pattern ??= this.#routeAt(pathOf(this.incoming.url ?? ""));
    return this.#pattern;
  }
}

interface Followers {
  log: Logger;
  metrics: Metrics | undefined;
}

/** Answered requests, for a program that is loaded earlier, e.g. `scripts/production/opentelemetry.mjs`. */
const answered = channel("bouquet:answered");

/**
 * Logs a request once it is answered. `whose` is the slug, undefined for an unknown host. The path is left out, because
 * it may contain tokens, ids and input.
 */
export function follow(
  { log, metrics }: Followers,
  exchange: Exchange,
  whose: { tenant: string } | { area: "console" } | undefined,
) {
  const logged = whose !== undefined && log.isLevelEnabled("info");
  if (!logged && !metrics && !answered.hasSubscribers) return;
  const { incoming, outgoing, trace } = exchange;
  const started = performance.now();
  const { method = "", headers } = incoming;
  const tenant = whose && "tenant" in whose ? whose.tenant : "";
  outgoing.on("finish", () => {
    const status = outgoing.statusCode;
    const ms = performance.now() - started;
    const route = exchange.by === "route" ? trace.route! : exchange.by;
    metrics?.answered({ tenant, route, method, status, seconds: ms / 1000 });
    if (answered.hasSubscribers) {
      const { traceparent } = headers;
      answered.publish({ ...whose, method, route: trace.route, status, ms, traceId: trace.id, traceparent });
    }
    if (!logged) return;
    const client = { package: programIn(headers["x-package"]), page: hostIn(headers["x-original-host"]) };
    log.info({
      ...whose,
      method,
      route: trace.route,
      status,
      ms: Math.round(ms * 10) / 10,
      client,
      trace_id: trace.id,
    });
  });
}

export function addressOf({ socket, headers }: IncomingMessage, { trustProxy }: Environment): string {
  return clientAddress(socket.remoteAddress, String(headers["x-forwarded-for"] ?? ""), trustProxy);
}

export function acceptedBy({ headers }: IncomingMessage): string {
  return String(headers["accept-encoding"] ?? "");
}

function isTls(incoming: IncomingMessage, trustProxy: Environment["trustProxy"]): boolean {
  // The address is read while the client is connected: Node remembers it, and `addressOf` may be called later.
  const peer = incoming.socket.remoteAddress;
  if ("encrypted" in incoming.socket) return true;
  return HTTPS_FIRST.test(String(incoming.headers["x-forwarded-proto"])) && peer !== undefined && trustProxy(peer, 0);
}

/**
 * Matches a header that says that the client used TLS. Each proxy appends its own value, so the first value describes
 * the client's connection.
 */
const HTTPS_FIRST = /^\s*https\s*(,|$)/i;

/** The name and version of a client program, if sent: bouquet-web@1. */
function programIn(text: string | string[] | undefined): string | undefined {
  return typeof text === "string" && /^[a-z][a-z\d-]{0,39}(@\d[\w.-]{0,19})?$/.test(text) ? text : undefined;
}

function hostIn(text: string | string[] | undefined): string | undefined {
  return typeof text === "string" && host.safeParse(text).success && isIP(text) === 0 ? text : undefined;
}
