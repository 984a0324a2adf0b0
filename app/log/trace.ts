import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes, randomUUID } from "node:crypto";

/** What happens because of one request, whichever programs take part: W3C Trace Context. */
export interface Trace {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** The pattern of the route that answers: /members/:memberId. Undefined where none does. */
  readonly route: string | undefined;
}

const current = new AsyncLocalStorage<Trace | undefined>();

/** Version 00 alone: a version that does not exist yet could place its fields elsewhere. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The id that a `traceparent` header names, or a new one where the header is missing or malformed. */
export function traceIdFrom(header: string | string[] | undefined): string {
  const [, id] = (typeof header === "string" && TRACEPARENT.exec(header)) || [];
  return id ?? randomUUID().replaceAll("-", "");
}

/** Runs `work` as a part of the trace; undefined: as a part of none. */
export function inTrace<T>(trace: Trace | undefined, work: () => T): T {
  return current.run(trace, work);
}

/** The trace that this code runs for. Undefined in what no request causes. */
export function currentTrace(): Trace | undefined {
  return current.getStore();
}

/** What a person reads out to support: the first eight digits of the trace's id. */
export function referenceOf({ id }: Pick<Trace, "id">): string {
  return id.substring(0, 8);
}

/** The header of a call to another server, which names the trace and nothing else: no baggage, and nothing is sampled. */
export function traceHeaders(): { traceparent?: string } {
  const trace = currentTrace();
  return trace ? { traceparent: `00-${trace.id}-${randomBytes(8).toString("hex")}-00` } : {};
}
