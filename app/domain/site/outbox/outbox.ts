import type { ZodType } from "zod";
import type { Operator } from "~/app/domain/operator";
import { skipWhileReadOnly } from "~/app/domain/read-only";
import type { Site } from "~/app/domain/site";
import { beginningOf } from "~/app/domain/texts";
import { impersonal } from "~/app/log/impersonal";
import { currentTrace, inTrace, type Trace } from "~/app/log/trace";
import type { Conn, Tx } from "~/db/handle";
import { TenantReadOnlyError } from "~/db/hold";
import type { Asked, Page } from "~/db/pages";
import type { EffectState } from "~/db/tables";
import { audited } from "../audit/audit";
import {
  countEffects,
  countWaiting,
  type Depth,
  deleteWaiting,
  type EffectRow,
  effectsIn,
  insertEffect,
  leaseEffects,
  payloadsOf,
  retryFailed,
  settleEffect,
  stateOf,
} from "./outbox.queries";

export { effectsAbout } from "./outbox.queries";

interface Request<Payload> {
  /** The key of the cause: each kind and key runs once. */
  key: string;
  payload: Payload;
  /** When the job is due, UTC ms; immediately if left out. */
  dueAt?: number;
}

type Desk = Pick<Site, "newId" | "now" | "bus">;
type Keeper = Pick<Site, "db" | "now">;

/**
 * The number of tries, over six hours, before a job is left to an operator. A mail server may be down for that long.
 */
export const TRIES = 16;

/** Enqueues a job in the transaction of its cause, and wakes the outbox after the commit. */
export async function enqueue<Payload>(
  desk: Desk,
  tx: Tx,
  effect: Pick<Effect<Payload>, "kind" | "subject">,
  request: Request<Payload>,
): Promise<void> {
  await enqueueNew(desk, tx, effect, request);
}

/** Enqueues a job. Returns its id, null if it already exists. */
export async function enqueueNew<Payload>(
  desk: Desk,
  tx: Tx,
  effect: Pick<Effect<Payload>, "kind" | "subject">,
  { key, payload, dueAt = desk.now() }: Request<Payload>,
): Promise<string | null> {
  const subject = effect.subject(payload);
  const trace = currentTrace()?.id ?? null;
  const id = desk.newId();
  const isNew = await insertEffect(tx, { id, kind: effect.kind, key, payload, subject, dueAt, trace });
  tx.afterCommit(() => desk.bus.publish({ kind: "effects", dueAt }));
  return isNew ? id : null;
}

export async function payloadsWaiting(conn: Conn, ids: string[]): Promise<unknown[]> {
  return (await payloadsOf(conn, ids)).map(({ payload }) => payload);
}

/** Withdraws a job before it starts. Returns false if it started, or does not exist. */
export function withdraw(desk: Desk, tx: Tx, { kind }: Pick<Effect, "kind">, key: string): Promise<boolean> {
  return deleteWaiting(tx, kind, key, desk.now());
}

/**
 * Runs up to twenty jobs under a lease of a minute, and returns how many; none during a move. A failed job waits longer
 * each time, and is dead after the sixteenth try. `stop` returns jobs uncounted.
 */
export async function sendDue(site: Site, owner: string, effects: readonly Effect[], stop = NEVER): Promise<number> {
  const now = site.now();
  const byKind = new Map(effects.map((effect) => [effect.kind, effect]));
  const lease = { owner, now, until: now + LEASE, kinds: [...byKind.keys()], limit: AT_ONCE };
  const rows = await site.db.transact((tx) => leaseEffects(tx, lease)).catch(noneWhileHeld);
  const sent = await Promise.allSettled(
    rows.map((row) => inTrace(traceOf(row), () => send(site, row, byKind.get(row.kind)!, stop))),
  );
  for (const each of sent) if (each.status === "rejected") throw each.reason;
  return rows.length;
}

/** Returns the trace of the request that enqueued the job. The job's log lines continue this trace. */
function traceOf({ trace }: EffectRow): Trace | undefined {
  return trace === null ? undefined : { id: trace, route: undefined };
}

/** Whether this job is done. Done jobs are deleted after a while. Jobs in any other state stay. */
export async function isDone(conn: Conn, { kind }: Pick<Effect, "kind">, key: string): Promise<boolean> {
  const state = await stateOf(conn, kind, key);
  return state === undefined || state === "done";
}

/** Whether the last try of the job failed, so nothing retries it automatically. */
export async function hasFailed(conn: Conn, { kind }: Pick<Effect, "kind">, key: string): Promise<boolean> {
  return (await stateOf(conn, kind, key)) === "dead";
}

/** Returns jobs in some states: first waiting, last dead. A retried job moves behind the pages already read. */
export function effectsOf(site: Keeper, states: EffectState[], asked: Asked = {}): Promise<Page<EffectRow>> {
  return site.db.read((conn) => effectsIn(conn, states, asked));
}

export function waitingOf(conn: Conn, { kind }: Pick<Effect, "kind">): Promise<number> {
  return countWaiting(conn, kind);
}

export function depthOf({ db }: Pick<Site, "db">): Promise<Depth> {
  return db.read(countEffects);
}

/** Retries a dead job with all its tries. Returns false if it is not dead. */
export function retry(site: Site, operator: Operator, id: string): Promise<boolean> {
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const value = await retryFailed(tx, id, site.now());
      if (value) tx.afterCommit(() => site.bus.publish({ kind: "effects", dueAt: site.now() }));
      const states = { before: { state: "dead" }, after: { state: "waiting" } };
      const entry = {
        action: "outbox.retry" as const,
        on: { kind: "effect" as const, id },
        member: null,
        reason: "",
        ...states,
      };
      return { value, entry: value ? entry : undefined };
    }),
  );
}

/** How long a process leases a job, in ms. */
const LEASE = 60_000;
/** The timeout of one try in ms, below the lease, so that the outcome can be stored in time. */
const PATIENCE = 45_000;
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 60 * 60_000;
const AT_ONCE = 20;
const LONGEST_PROBLEM = 300;
const NEVER = new AbortController().signal;

/** Returns in ms how long a job waits after that many failed tries. */
export function waitAfter(attempts: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (attempts - 1));
}

/** Returns an error as stored and shown to operators, without the recipient, which a mail server's refusal names. */
export function problemOf(error: unknown): string {
  return beginningOf(impersonal(String(error)), LONGEST_PROBLEM);
}

function noneWhileHeld(error: unknown): [] {
  if (error instanceof TenantReadOnlyError) return [];
  throw error;
}

async function send(site: Site, row: EffectRow, effect: Effect, stop: AbortSignal): Promise<void> {
  const outcome = await outcomeOf(site, row, effect, stop);
  // During a move of the tenant the outcome is lost with the lease, and the job runs again.
  await skipWhileReadOnly(
    site.db.transact(async (tx) => {
      if (!(await settleEffect(tx, row, outcome)) || !effect.settled) return;
      const payload = effect.schema.safeParse(row.payload);
      if (payload.success) await effect.settled({ ...row, payload: payload.data }, outcome, site, tx);
    }),
  );
}

type Outcome = Parameters<typeof settleEffect>[2];

async function outcomeOf(site: Site, row: EffectRow, effect: Effect, stop: AbortSignal): Promise<Outcome> {
  const { id, key, attempts, dueAt, lastError } = row;
  // After that many tries without an outcome, the job may have crashed its processes.
  if (attempts > TRIES) return { state: "dead", dueAt, attempts, lastError: lastError ?? "no try came to an end" };
  const enough = AbortSignal.any([stop, AbortSignal.timeout(PATIENCE)]);
  try {
    const payload = effect.schema.parse(row.payload);
    await Promise.race([effect.handle({ id, key, payload }, site, enough), aborted(enough)]);
    return { state: "done", dueAt: site.now(), attempts, lastError: null };
  } catch (error) {
    if (stop.aborted) return { state: "waiting", dueAt, attempts: attempts - 1, lastError };
    const isLast = attempts >= TRIES;
    if (isLast) site.log.error({ err: error, effect: effect.kind }, "a job failed for the last time");
    return {
      state: isLast ? "dead" : "waiting",
      dueAt: site.now() + waitAfter(attempts),
      attempts,
      lastError: problemOf(error),
    };
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, fail) => {
    if (signal.aborted) fail(signal.reason);
    signal.addEventListener("abort", () => fail(signal.reason));
  });
}

interface Happening<Payload> {
  /** The job's id, the same at every try. */
  id: string;
  key: string;
  payload: Payload;
}

/** A kind of job: work outside the database, caused by a change in it. */
export interface Effect<Payload = unknown> {
  readonly kind: string;
  /** The schema of the payload, checked before each try. An invalid payload fails the try. */
  readonly schema: ZodType<Payload>;
  /** The account of the job, or an address: erasing it deletes the job. Null if it contains no personal data. */
  subject(payload: Payload): string | null;
  /** Called again if its outcome could not be stored. After `signal` aborts, the try failed and is repeated. */
  handle(happening: Happening<Payload>, site: Site, signal: AbortSignal): Promise<void>;
  /** Records the outcome of a try, in the transaction that stores it. */
  settled?(happening: Happening<Payload>, came: Came, site: Site, tx: Tx): Promise<void>;
}

/** The outcome of a try: `dead` is given up, `waiting` is retried. */
interface Came {
  state: EffectState;
}

/** Declares a kind of job. `domain/effect-handlers.ts` lists the product's kinds. */
export function effect<Payload>(
  kind: string,
  schema: ZodType<Payload>,
  parts: Pick<Effect<Payload>, "subject" | "handle" | "settled">,
): Effect<Payload> {
  return { kind, schema, ...parts };
}
