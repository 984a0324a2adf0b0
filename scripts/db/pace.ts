import type { Progress } from "~/db/copy/copy";

/** Reports `copy message: 120,000 of 1,000,000 rows, 9,500 rows/s`. */
export function paceTeller(tell: (line: string) => void): (progress: Progress) => void {
  let begun = { what: "", at: 0 };
  return ({ doing, table, done, rows }) => {
    const what = `${doing} ${table}`;
    if (begun.what !== what) begun = { what, at: performance.now() };
    const pace = Math.round(done / Math.max(0.001, (performance.now() - begun.at) / 1000));
    const [through, all, each] = [done, rows, pace].map((value) => value.toLocaleString("en"));
    tell(`${what}: ${through} of ${all} rows, ${each} rows/s`);
  };
}
