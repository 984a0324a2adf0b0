import type { Condition } from "~/app/domain/people/search/condition";
import { MemberIndex } from "~/app/domain/people/search/index";
import { p99 } from "./load";
import { median, type Row, row } from "./rows";
import { NOW, syntheticRow } from "./synthetic-profiles";

const DAY = 24 * 60 * 60_000;
/** Limits: bytes per member; CPU time for a million members, for a search and for a change. */
const LIMITS = { bytes: 128, seconds: 30, searchMs: 50, changeMs: 50 };
const ROUNDS = 60;
const CHANGES = 6_000;

const is = (trait: "gender" | "photo" | "country" | "smoking", ...anyOf: string[]): Condition => {
  return { kind: "trait", trait, anyOf };
};
const BORN: Condition = { kind: "born", after: "1980-03-04", by: "2000-05-06" };
const LATELY: Condition = { kind: "since", what: "lastActiveAt", at: NOW - 7 * DAY };

const SEARCHES: Record<string, Condition[]> = {
  everybody: [],
  common: [is("gender", "female"), is("photo", "yes")],
  many: [is("gender", "female"), BORN, is("country", "NL"), is("photo", "yes"), LATELY, is("smoking", "no")],
  town: [{ kind: "trait", trait: "town", anyOf: ["NL|NH|Town 7"] }],
};

/** Measures the index of one site without a database, by CPU time. */
export function memberIndexRows(members: number): Row[] {
  const index = new MemberIndex();
  const named = (what: string) => `${what}, index of ${members.toLocaleString("en")} members`;
  const before = process.memoryUsage();
  const loading = processorMs(() => {
    for (let number = 0; number < members; number++) index.put(syntheticRow(number));
  });
  const making = processorMs(() => {
    for (let number = 0; number < members; number++) syntheticRow(number);
  });
  const settling = processorMs(() => Array.from(index.settle()));
  const after = process.memoryUsage();
  const bytes = (after.arrayBuffers + after.heapUsed - before.arrayBuffers - before.heapUsed) / members;
  const seconds = (loading - making + settling) / 1000;
  const rows = [
    row(named("memory of a member, against 128 bytes"), bytes / LIMITS.bytes, "<= 1", {
      bytes,
      mb: (bytes * members) / 1024 ** 2,
    }),
    row(named("processor for a million, against 30 s"), (seconds / members) * (1e6 / LIMITS.seconds), "<= 1", {
      seconds,
    }),
  ];
  for (const [name, conditions] of Object.entries(SEARCHES)) {
    const took = Array.from({ length: ROUNDS }, (_, round) => {
      const page = { offset: (round % 10) * 12, limit: 12, order: { by: round % 2 ? "newest" : "activity" } } as const;
      return processorMs(() => index.find({ conditions, without: [], ...page }));
    });
    rows.push(rowOf(named(`search, ${name}: p99 of the processor, against 50 ms`), took.slice(10), LIMITS.searchMs));
  }
  const changes = Array.from({ length: CHANGES }, (_, change) => {
    const changed = { ...syntheticRow((change * 7_919) % members), lastActiveAt: NOW + change };
    return processorMs(() => index.put(changed));
  });
  const longest = Math.max(...changes);
  rows.push(row(named("the longest change, against 50 ms"), longest / LIMITS.changeMs, "<= 1", { ms: longest }));
  return rows;
}

function rowOf(name: string, took: number[], limit: number): Row {
  const sorted = took.sort((one, other) => one - other);
  return row(name, p99(sorted) / limit, "<= 1", { ms: median(sorted), p99_ms: p99(sorted) });
}

/** CPU time, because the clock also measures other work of a busy machine. */
function processorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
