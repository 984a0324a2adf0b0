import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes, randomUUID } from "node:crypto";

/** The work of one request across programs: W3C Trace Context. */
export interface Trace {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** The pattern of the answering route: /members/:memberId. Undefined without a route. */
  readonly route: string | undefined;
}

const current = new AsyncLocalStorage<Trace | undefined>();

/** Accepts only version 00, because a later version could place the fields elsewhere. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Returns the id of a `traceparent` header. Makes a new id if the header is missing or malformed. */
export function traceIdFrom(header: string | string[] | undefined): string {
  const [, id] = (typeof header === "string" && TRACEPARENT.exec(header)) || [];
  return id ?? randomUUID().replaceAll("-", "");
}

/** Runs `work` within the trace. Undefined: outside of any trace. */
export function inTrace<T>(trace: Trace | undefined, work: () => T): T {
  return current.run(trace, work);
}

/** Returns the trace of the running code. Undefined outside a request. */
export function currentTrace(): Trace | undefined {
  return current.getStore();
}

/** Returns the reference that a member tells support: the first eight digits of the trace's id. */
export function referenceOf({ id }: Pick<Trace, "id">): string {
  return id.substring(0, 8);
}

/** Returns the header of a call to another server. The header contains only the trace: no baggage, and no sampling. */
export function traceHeaders(): { traceparent?: string } {
  const trace = currentTrace();
  return trace ? { traceparent: `00-${trace.id}-${randomBytes(8).toString("hex")}-00` } : {};
}
