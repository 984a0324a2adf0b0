/**
 * The id of an event, `<epoch>-<tx>-<known>`, also says which events its reader knows: so a stream goes on anywhere, and
 * nobody who sends a message waits for a number in the receiver's events.
 *
 * `tx` numbers the transaction that wrote the event; 0 where the id is of no event. `known` is a set of transactions in the
 * form of PostgreSQL's snapshots, `<first open>:<end>:<open>,<open>`: all before `end` but for those that were still open.
 * Numbers of different epochs can't be compared.
 */
export interface EventId {
  epoch: string;
  tx: number;
  known: Known;
}

export interface Known {
  end: number;
  /** Ascending, all before `end`. */
  open: readonly number[];
}

export function eventIdOf({ epoch, tx, known }: EventId): string {
  return `${epoch}-${tx}-${knownText(known)}`;
}

/** Undefined for what is no id. */
export function parseEventId(id: string): EventId | undefined {
  const [, epoch, tx, known] = /^(\w{1,40})-(\d{1,15})-(.{1,6000})$/.exec(id) ?? [];
  const parsed = known === undefined ? undefined : parseKnown(known);
  return parsed && { epoch: epoch!, tx: Number(tx), known: parsed };
}

export function knownText({ end, open }: Known): string {
  return `${open[0] ?? end}:${end}:${open}`;
}

/** Undefined for what is no such set. */
export function parseKnown(text: string): Known | undefined {
  const [, end, open] = /^\d{1,15}:(\d{1,15}):((?:\d{1,15}(?:,\d{1,15})*)?)$/.exec(text) ?? [];
  if (end === undefined || Number(end) === 0) return undefined;
  const numbers = open ? open.split(",").map(Number) : [];
  const ascending = numbers.every((each, at) => each > (numbers[at - 1] ?? 0) && each < Number(end));
  return ascending ? { end: Number(end), open: numbers } : undefined;
}

export function knows({ end, open }: Known, tx: number): boolean {
  return tx < end && !open.includes(tx);
}

/** Whether all of `earlier` is in `later`. */
export function contains(later: Known, earlier: Known): boolean {
  return earlier.end <= later.end && !later.open.some((tx) => knows(earlier, tx));
}

/** Adds to `from` the transactions of `to` up to `tx`, which `to` contains and `from` does not. */
export function knownUpTo(tx: number, from: Known, to: Known): Known {
  const end = Math.max(tx + 1, from.end);
  const open = [...from.open.filter((each) => each > tx), ...to.open.filter((each) => each < end)];
  return { end, open: [...new Set(open)].sort((a, b) => a - b) };
}

/** Whether an event is none of those that the reader of `known` has. */
export function isNews(id: string, known: string): boolean {
  const [event, reader] = [parseEventId(id), parseEventId(known)];
  return !event || event.epoch !== reader?.epoch || !knows(reader.known, event.tx);
}

/** Whether the reader of `known` has all that the reader of `other` has. */
export function knowsAllOf(known: string, other: string): boolean {
  const [one, two] = [parseEventId(known), parseEventId(other)];
  return one !== undefined && one.epoch === two?.epoch && contains(one.known, two.known);
}
