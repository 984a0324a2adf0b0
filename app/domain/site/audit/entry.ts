import type { Operator } from "~/app/domain/operator";
import type { AuditedState } from "~/db/audit-columns";
import type { Tx } from "~/db/handle";
import { alreadyDone } from "./audit.errors";
import { append, type Chain, hasEntry } from "./chain.queries";

export interface Clock {
  now(): number;
  newId(): string;
}

export interface Done<T, A> {
  value: T;
  /** The audit entry. Undefined if the work changed nothing. */
  entry: A | undefined;
}

interface AnyEntry {
  action: string;
  on: { kind: string; id: string };
  /** The member concerned. Undefined in an audit that concerns no members. */
  member?: string | null;
  reason: string;
  before: AuditedState;
  after: AuditedState;
}

/**
 * Runs work in a transaction that appends its audit entry to a chain. Throws actions.already_done if the entry exists.
 */
export function recorded<T, A extends AnyEntry>(
  chain: Chain,
  { now, newId }: Clock,
  operator: Operator,
  work: (tx: Tx) => Promise<Done<T, A>>,
): (tx: Tx) => Promise<T> {
  return async (tx) => {
    const actionId = operator.kind === "person" ? operator.actionId : undefined;
    if (actionId !== undefined && (await hasEntry(tx, chain, actionId))) throw alreadyDone();
    const { value, entry: done } = await work(tx);
    if (!done) return value;
    const { action, on, member, reason, before, after } = done;
    const origin = operator.kind === "person" ? operator.origin : "";
    const what = { action, kind: on.kind, targetId: on.id, memberId: member, before, after };
    await append(tx, chain, { id: actionId ?? newId(), at: now(), operator: operator.name, origin, ...what, reason });
    return value;
  };
}
