/**
 * The id of an event, `<epoch>-<tx>-<known>`, also states which events its reader knows. So any process can continue a
 * stream, and sending a message needs no counter of the receiver's events. `tx` is the number of the writing
 * transaction; 0 if the id is of no event. `known` is a set of transactions in the form of PostgreSQL's snapshots,
 * `<first open>:<end>:<open>,<open>`: all before `end` except those still open. Numbers of different epochs are not
 * comparable.
 */
export interface EventId {
  epoch: string;
  tx: number;
  known: Known;
}

export interface Known {
  end: number;
  /** The transactions that are still open, ascending, all before `end`. */
  open: readonly number[];
}

export function eventIdOf({ epoch, tx, known }: EventId): string {
  return `${epoch}-${tx}-${knownText(known)}`;
}

export function parseEventId(id: string): EventId | undefined {
  const [, epoch, tx, known] = /^(\w{1,40})-(\d{1,15})-(.{1,6000})$/.exec(id) ?? [];
  const parsed = known === undefined ? undefined : parseKnown(known);
  return parsed && { epoch: epoch!, tx: Number(tx), known: parsed };
}

export function knownText({ end, open }: Known): string {
  return `${open[0] ?? end}:${end}:${open}`;
}

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

export function contains(later: Known, earlier: Known): boolean {
  return earlier.end <= later.end && !later.open.some((tx) => knows(earlier, tx));
}

/** Adds to `from` the transactions of `to` up to `tx` that `from` lacks. */
export function knownUpTo(tx: number, from: Known, to: Known): Known {
  const end = Math.max(tx + 1, from.end);
  const open = [...from.open.filter((each) => each > tx), ...to.open.filter((each) => each < end)];
  return { end, open: [...new Set(open)].sort((a, b) => a - b) };
}

/** Returns whether the reader of `known` lacks an event. */
export function isNews(id: string, known: string): boolean {
  const [event, reader] = [parseEventId(id), parseEventId(known)];
  return !event || event.epoch !== reader?.epoch || !knows(reader.known, event.tx);
}

/** Whether the reader of `known` has everything that the reader of `other` has. */
export function knowsAllOf(known: string, other: string): boolean {
  const [one, two] = [parseEventId(known), parseEventId(other)];
  return one !== undefined && one.epoch === two?.epoch && contains(one.known, two.known);
}
