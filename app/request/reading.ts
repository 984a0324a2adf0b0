import type { Stored } from "~/app/stored";
import { hasReplica } from "~/db/engine";
import { inReading, positionOf, type Reading } from "~/db/reading";
import { cookieOf, setCookie } from "./cookies";
import type { Exchange } from "./exchange";
import { isRead } from "./gate";
import { SESSION } from "./session";

/**
 * The cookie with the database's log position after this browser's last write. A replica must have reached this
 * position before it answers.
 */
export const POSITION: Stored = {
  name: "position",
  place: "cookie",
  // Seconds, longer than the maximum lag of a usable replica.
  lasts: 60,
  consent: false,
  purpose: "position",
  keptBy: () => hasReplica,
};

/** The pages that show the same to all visitors. All other pages read the primary. */
const SEEN_BY_ALL = new Set([
  "/",
  "/pages/:page",
  "/members",
  "/search",
  "/members/:memberId",
  "/pricing",
  "/transparency",
]);

/** Answers a request with reads from a replica if the visitor may get slightly outdated data. */
export function withReading<T>(exchange: Exchange, answer: () => T): T {
  if (!hasReplica) return answer();
  const { incoming, outgoing, tls } = exchange;
  const headed = {
    headers: { get: (name: string) => String(incoming.headers[name] ?? "") },
    url: `${tls ? "https" : "http"}:`,
  };
  const known = positionOf((cookieOf(headed, POSITION) ?? "").replace("-", "/"));
  const isVisitors = cookieOf(headed, SESSION) === undefined && isRead(incoming);
  const reading: Reading = { position: known, relaxed: isVisitors && SEEN_BY_ALL.has(exchange.pattern) };
  const writeHead = outgoing.writeHead;
  outgoing.writeHead = ((...head: Parameters<typeof writeHead>) => {
    outgoing.writeHead = writeHead;
    if (reading.position !== undefined && reading.position !== known) {
      outgoing.appendHeader("Set-Cookie", setCookie(POSITION, inCookie(reading.position), tls));
    }
    return writeHead.apply(outgoing, head);
  }) as typeof writeHead;
  return inReading(reading, answer);
}

/** Formats a position for a cookie, with a separator that a cookie may contain unquoted. */
function inCookie(position: bigint): string {
  return `${(position >> 32n).toString(16)}-${(position & 0xffffffffn).toString(16)}`;
}
