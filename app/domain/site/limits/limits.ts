import { AsyncLocalStorage } from "node:async_hooks";
import { type DomainError, domainError, type ErrorDetail } from "~/app/domain/errors";
import type { Site } from "~/app/domain/site";
import type { Count, Counter } from "./attempts";
import { placesOf } from "./places";

export { type Attempt, type AttemptCounter, attemptCounter, type Counter } from "./attempts";
export { addressBlock } from "./places";

const tooMany = domainError("request.too_many", "too_many");

export type Limit = Pick<Count, "max" | "windowMs" | "growing" | "local">;

type Counted = Pick<Site, "machine"> & { tenant: Pick<Site["tenant"], "slug"> };
type Refusal = (detail: ErrorDetail) => DomainError;

/**
 * Counts an attempt for the whole machine, or all nodes with PostgreSQL, unless refused. `name` is never a client's
 * input. Throws `request.too_many` or `refusal`, with `minutes` until the next attempt.
 */
export async function limit(
  counted: Counted,
  name: string,
  key: string,
  rules: Limit | readonly Limit[],
  refusal: Refusal = tooMany,
): Promise<void> {
  await count(
    counted,
    [rules].flat().map((rule) => countOf(counted, name, key, rule)),
    refusal,
  );
}

/**
 * Counts an attempt by a client's network address. An IPv6 /48 has sixteen times the limit of a /64, and a /56 four
 * times.
 */
export async function limitPlace(
  counted: Counted,
  name: string,
  ip: string,
  rules: Limit | readonly Limit[],
  refusal: Refusal = tooMany,
): Promise<void> {
  const counts = placesOf(ip).flatMap(({ block, share }) =>
    [rules].flat().map((rule) => countOf(counted, name, block, { ...rule, max: rule.max * share })),
  );
  await count(counted, counts, refusal);
}

/** Counts an attempt, and returns whether the limit allows it. For work that is skipped silently beyond the limit. */
export async function tryAttempt(counted: Counted, name: string, key: string, rule: Limit): Promise<boolean> {
  const counts = [countOf(counted, name, key, rule)];
  const isCounted = (await counted.machine.attempt(counts)) === 0;
  if (isCounted) note(counted.machine, counts);
  return isCounted;
}

export async function forgetAttempts(counted: Counted, name: string, key: string, rule: Limit): Promise<void> {
  await counted.machine.forget(countOf(counted, name, key, rule));
}

async function count({ machine }: Counted, counts: Count[], refusal: Refusal): Promise<void> {
  const wait = await machine.attempt(counts);
  if (wait > 0) throw refusal({ retryAfter: Math.ceil(wait / 1000), params: { minutes: Math.ceil(wait / 60_000) } });
  note(machine, counts);
}

interface Noted {
  machine: Counted["machine"];
  counters: Counter[];
}

const noting = new AsyncLocalStorage<Noted[]>();

function note(machine: Counted["machine"], counts: Count[]): void {
  noting.getStore()?.push({ machine, counters: counts.map(({ list, owner, id }) => ({ list, owner, id })) });
}

/** Removes the counted attempts if the outcome is a failure that the request's sender did not cause. */
export async function takingBack<T>(work: () => Promise<T>, isOurFault: (outcome: unknown) => boolean): Promise<T> {
  const noted: Noted[] = [];
  const settle = async (outcome: unknown) => {
    if (!isOurFault(outcome)) return;
    // What cannot be removed now stays counted.
    await Promise.all(noted.map(({ machine, counters }) => machine.takeBack(counters).catch(() => {})));
  };
  return noting.run(noted, async () => {
    try {
      const result = await work();
      await settle(result);
      return result;
    } catch (error) {
      await settle(error);
      throw error;
    }
  });
}

/**
 * Returns the counter of a rule. Each window has its own list, so two limits of one name count the same attempts
 * separately.
 */
function countOf({ tenant }: Counted, name: string, key: string, rule: Limit): Count {
  return { list: `${name} ${rule.windowMs}`, owner: tenant.slug, id: key, ...rule };
}
