/** Parsers of options. Each throws an Error that names the valid values. */

export function whole(least = 1, most = 9_999_999) {
  return (given: string): number => {
    const number = Number(given);
    if (/^-?\d+$/.test(given) && number >= least && number <= most) return number;
    throw new Error(`takes a whole number from ${least} to ${most}, not "${given}"`);
  };
}

export function oneOf<const T extends string>(...known: readonly T[]) {
  return (given: string): T => {
    const found = known.find((each) => each === given);
    if (found !== undefined) return found;
    throw new Error(`takes ${inWords(known)}, not "${given}"`);
  };
}

/** Reads several known words, without duplicates, separated by commas. */
export function someOf<const T extends string>(...known: readonly T[]) {
  const one = oneOf(...known);
  return (given: string): T[] => {
    const found = given.split(",").map((each) => one(each.trim()));
    if (new Set(found).size === found.length) return found;
    throw new Error(`takes each of ${inWords(known)} once, with commas between`);
  };
}

/** Reads several words separated by commas, in lower case. */
export function listed(given: string): string[] {
  const found = given
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (found.length > 0) return found;
  throw new Error("takes something, several with commas between");
}

export function day(given: string): string {
  const at = /^\d{4}-\d\d-\d\d$/.test(given) ? Date.parse(given) : Number.NaN;
  if (!Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === given) return given;
  throw new Error(`takes a day, such as 2026-01-31, not "${given}"`);
}

/** Reads a day or a moment such as 2026-01-31T03:00Z. Returns UTC ms. For a day, returns its end. */
export function moment(given: string): number {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(given);
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(given);
  const at = isDay ? Date.parse(`${given}T23:59:59.999Z`) : isMoment ? Date.parse(given) : Number.NaN;
  if (!Number.isNaN(at)) return at;
  throw new Error(`takes a day or a moment, such as 2026-01-31 or 2026-01-31T03:00Z, not "${given}"`);
}

/** Reads a host with a port: 127.0.0.1:443 or [::1]:443. */
export function address(given: string): { host: string; port: number } {
  const [, six, plain, port] = /^(?:\[([0-9a-f:]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(given) ?? [];
  const host = six ?? plain;
  if (host !== undefined && Number(port) >= 1 && Number(port) <= 65_535) return { host, port: Number(port) };
  throw new Error(`takes a host and a port, such as 127.0.0.1:443, not "${given}"`);
}

function inWords(known: readonly string[]): string {
  return known.length === 1 ? `${known[0]} alone` : `${known.slice(0, -1).join(", ")} or ${known.at(-1)}`;
}
