import type { Found } from "../findings";
import { fine, warning, wrong } from "../findings";
import type { Check } from "./check";

/** The end of security fixes: github.com/nodejs/Release, schedule.json; wiki.debian.org/LTS. Read on 2026-11-26. */
const ENDS = new Map([
  ["Node.js 20", "2026-04-30"],
  ["Node.js 22", "2027-04-30"],
  ["Node.js 24", "2028-04-30"],
  ["Node.js 26", "2029-04-30"],
  ["Debian 11", "2026-08-31"],
  ["Debian 12", "2028-06-30"],
  ["Debian 13", "2030-06-30"],
]);

/** How long before the end of security fixes the check warns, in ms. */
const AHEAD = 120 * 24 * 60 * 60_000;

export const versions: Check<null> = {
  name: "versions",
  async run({ system: { node, distribution, sqlite, sqliteProgram }, environment: { databaseUrl }, now }) {
    const at = now();
    const program = databaseUrl === undefined ? await sqliteProgram() : undefined;
    return [
      releaseAt(`Node.js ${node.split(".")[0]}`, at),
      ...(distribution?.startsWith("debian ") ? [releaseAt(distribution.replace("debian", "Debian"), at)] : []),
      hasResetBug(sqlite) ? wrong("sqlite_bug", { version: sqlite }) : fine(`SQLite ${sqlite}`),
      ...(program && hasResetBug(program) ? [warning("sqlite_program", { version: program })] : []),
    ];
  },
};

export const releases: Check<null> = {
  name: "releases",
  async run({ system }) {
    const servers = await system.servers();
    return servers.map(({ pid, served, next }) => {
      const [build = "", other] = served;
      if (other !== undefined) return wrong("release_half", { pid, build, other });
      return next === undefined || next === build ? fine(build) : warning("release_untaken", { pid, build, next });
    });
  },
};

function releaseAt(name: string, now: number): Found {
  const day = ENDS.get(name);
  if (day === undefined) return warning("version_unlisted", { name });
  const end = Date.parse(day);
  if (end <= now) return wrong("version_ended", { name, day });
  return end - now < AHEAD ? warning("version_ending", { name, day }) : fine(`${name}, ${day}`);
}

/** Whether concurrent checkpoints can damage a database (sqlite.org/changes.html, 3.51.3). */
function hasResetBug(version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  if (major !== 3 || minor < 7 || minor > 51) return false;
  const mended = new Map([
    [44, 6],
    [50, 7],
    [51, 3],
  ]).get(minor);
  return mended === undefined || patch < mended;
}
