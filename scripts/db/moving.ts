import { join } from "node:path";
import { schemaFolder } from "~/app/settings/environment";
import { CopyRefused, type Progress } from "~/db/copy/copy";
import { step } from "../progress.mjs";

export const migrationsDir = join(schemaFolder, "migrations");

interface Move {
  migrationsDir: string;
  signal: AbortSignal;
  tell(progress: Progress): void;
}

/** Moves a tenant and reports the rows per second. After an interruption the tenant is still at its former place. */
export function moving<Moved>(slug: string, move: (how: Move) => Promise<Moved>): Promise<Moved> {
  const stop = new AbortController();
  const breakOff = () =>
    stop.abort(new CopyRefused(`Interrupted: ${slug} is at its old place, and can be written again.`));
  process.once("SIGINT", breakOff).once("SIGTERM", breakOff);
  return step<Moved>(`Moving ${slug}, which is read-only meanwhile`, (tell) =>
    move({ migrationsDir, signal: stop.signal, tell: paceTeller(tell) }),
  );
}

/** Reports `copy message: 120,000 of 1,000,000 rows, 9,500 rows/s`. */
function paceTeller(tell: (line: string) => void): (progress: Progress) => void {
  let begun = { what: "", at: 0 };
  return ({ doing, table, done, rows }) => {
    const what = `${doing} ${table}`;
    if (begun.what !== what) begun = { what, at: performance.now() };
    const pace = Math.round(done / Math.max(0.001, (performance.now() - begun.at) / 1000));
    const [through, all, each] = [done, rows, pace].map((value) => value.toLocaleString("en"));
    tell(`${what}: ${through} of ${all} rows, ${each} rows/s`);
  };
}
