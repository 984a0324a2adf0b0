import { beginningOf, oneLine } from "~/app/domain/texts";
import type { TrafficSource } from "~/db/tables";
import { SOURCE_PARTS } from "./source-parts";

const LONGEST = 200;

/** Returns the traffic source of any input: without braces, on one line, shortened; null without a network. */
export function trafficSourceFrom(given: unknown): TrafficSource | null {
  if (typeof given !== "object" || given === null) return null;
  const values = SOURCE_PARTS.map((name) => [name, clean((given as Record<string, unknown>)[name])] as const);
  const source: Partial<TrafficSource> = Object.fromEntries(values.filter(([, value]) => value !== ""));
  return source.network ? { ...source, network: source.network } : null;
}

function clean(value: unknown): string {
  if (typeof value !== "string" && typeof value !== "number") return "";
  return beginningOf(oneLine(String(value).replace(/[{}]/g, "")), LONGEST).trim();
}
