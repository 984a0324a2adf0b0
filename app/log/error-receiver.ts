import { randomUUID } from "node:crypto";
import type { ImpersonalError } from "./impersonal";

/** The address for errors, in Sentry's envelope format. */
export interface Dsn {
  url: string;
  key: string;
}

/** An unexpected error as logged. */
export interface ErrorReport {
  error: ImpersonalError;
  message: string;
  level: "error" | "fatal";
  tenant?: string | undefined;
  route?: string | undefined;
  traceId?: string | undefined;
}

export interface ErrorReceiver {
  /**
   * Sends an error in the background, and never fails. Drops an error that cannot be sent now, because the log has it.
   */
  report(report: ErrorReport): void;
  /** Resolves once nothing is being sent. */
  settled(): Promise<void>;
}

interface Options {
  release: string;
  now?: () => number;
  log?: { warn(fields: object, message: string): void } | undefined;
}

/** All in ms. */
const SAME_AGAIN = 5 * 60_000;
const MINUTE = 60_000;
const PATIENCE = 5_000;
/** The pause if the receiver gets too many without saying until when, or fails. */
const REST = 60_000;
const LONGEST_REST = 60 * 60_000;
const MOST_A_MINUTE = 20;
const MOST_KNOWN = 1_000;

/** Parses `https://<key>@host/<project>`, as the receiver shows it. Undefined if invalid. */
export function dsnOf(text: string): Dsn | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, hostname, username, pathname } = new URL(text);
  const [, path = "", project] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  const isInside = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  if (protocol !== "https:" && !(protocol === "http:" && isInside)) return undefined;
  if (!/^[0-9a-f]{8,64}$/i.test(username) || project === undefined) return undefined;
  return { url: `${protocol}//${host}${path}/api/${project}/envelope/`, key: username };
}

/** Sends one error at a time, so that a slow or missing receiver delays nothing and fills no memory. */
export function openErrorReceiver({ url, key }: Dsn, { release, now = Date.now, log }: Options): ErrorReceiver {
  const sentAt = new Map<string, number>();
  let minute = { from: 0, sent: 0 };
  let restsUntil = 0;
  let underWay: Promise<void> | undefined;

  function isDue(print: string): boolean {
    const at = now();
    if (underWay || at < restsUntil || at - (sentAt.get(print) ?? Number.NEGATIVE_INFINITY) < SAME_AGAIN) return false;
    if (at - minute.from >= MINUTE) minute = { from: at, sent: 0 };
    if (minute.sent >= MOST_A_MINUTE) return false;
    minute.sent++;
    sentAt.delete(print);
    sentAt.set(print, at);
    if (sentAt.size > MOST_KNOWN) sentAt.delete(sentAt.keys().next().value!);
    return true;
  }

  async function send(body: string): Promise<void> {
    try {
      const headers = {
        "Content-Type": "application/x-sentry-envelope",
        "X-Sentry-Auth": `Sentry sentry_version=7, sentry_client=bouquet/${release}, sentry_key=${key}`,
      };
      const signal = AbortSignal.timeout(PATIENCE);
      const answer = await fetch(url, { method: "POST", headers, body, redirect: "error", signal });
      await answer.body?.cancel();
      if (!answer.ok) rest(answer.status, answer.headers.get("Retry-After"));
    } catch {
      rest(0, null);
    }
  }

  /** Logs once per pause why the receiver gets nothing. */
  function rest(status: number, retryAfter: string | null): void {
    const asked = Number(retryAfter) * 1000;
    restsUntil = now() + (asked > 0 ? Math.min(asked, LONGEST_REST) : REST);
    log?.warn({ status }, "the receiver of errors took none: it gets no more for a while");
  }

  return {
    report(report) {
      const { error, route } = report;
      if (isDue([error.type, error.stack[0] ?? error.message, route].join("\n"))) {
        underWay = send(envelopeOf(report)).finally(() => {
          underWay = undefined;
        });
      }
    },
    settled: async () => underWay,
  };

  /** Formats an error as three lines of JSON: the envelope, its item's header, and the event. */
  function envelopeOf(report: ErrorReport): string {
    const id = randomUUID().replaceAll("-", "");
    const at = new Date(now()).toISOString();
    const event = JSON.stringify(eventOf(report, { id, at, release }));
    const item = { type: "event", content_type: "application/json", length: Buffer.byteLength(event) };
    return `${JSON.stringify({ event_id: id, sent_at: at })}\n${JSON.stringify(item)}\n${event}\n`;
  }
}

function eventOf(report: ErrorReport, { id, at, release }: { id: string; at: string; release: string }) {
  const { error, message, level, tenant, route, traceId } = report;
  return {
    event_id: id,
    timestamp: at,
    platform: "node",
    level,
    release: `bouquet@${release}`,
    logger: message,
    ...(route && { transaction: route }),
    tags: { ...(tenant && { tenant }), ...(route && { route }) },
    ...(traceId && { contexts: { trace: { trace_id: traceId, span_id: traceId.substring(0, 16), type: "trace" } } }),
    exception: { values: chainOf(error).reverse().map(exceptionOf) },
  };
}

function chainOf(error: ImpersonalError): ImpersonalError[] {
  return error.cause ? [error, ...chainOf(error.cause)] : [error];
}

/** Formats the error's chain of causes. Sentry expects the innermost frame last. */
function exceptionOf({ type, message, stack }: ImpersonalError) {
  const frames = stack.flatMap((line) => {
    const [, name, file, row, column] = /^at (?:(.*?) \()?(.*?):(\d+):(\d+)\)?$/.exec(line) ?? [];
    if (file === undefined) return [];
    const isOurs = !/node_modules|^node:/.test(file);
    return { function: name ?? "?", filename: file, lineno: Number(row), colno: Number(column), in_app: isOurs };
  });
  return { type, value: message, ...(frames.length > 0 && { stacktrace: { frames: frames.reverse() } }) };
}
