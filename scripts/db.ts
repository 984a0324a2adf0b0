import { join } from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "~/app/environment";
import { CopyRefused, copyTenant, type Moved, type Progress, releaseTenant } from "~/db/copy/copy";
import { SLUG } from "~/tenants/load";
import { step } from "./progress.mjs";
import { Refusal } from "./tenant/refusal";

const USAGE = `npm run db -- <command>

  copy     --from <place> --to <place> --tenant <slug>   moves a tenant; it is read-only meanwhile, at the old place for good
  release  --at <place> --tenant <slug>                  lets a tenant be written again at the place that it was moved from

A place is postgres://user:password@host:port/database, or file:<folder> for the files of a DATA_DIR.
`;

const migrationsDir = join(projectRoot, "db/migrations");

process.exitCode = await run(process.argv.slice(2));

async function run([command, ...args]: string[]): Promise<number> {
  try {
    if (command === "copy") return await copy(options(args, ["from", "to", "tenant"]));
    if (command === "release") return await release(options(args, ["at", "tenant"]));
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof CopyRefused)) throw error;
    console.error(error.message);
    return 1;
  }
  const asked = command === "--help" || command === "-h" || command === "help";
  (asked ? console.log : console.error)(USAGE);
  return asked ? 0 : 2;
}

async function copy({ from, to, tenant: slug }: Record<"from" | "to" | "tenant", string>): Promise<number> {
  if (from === to) throw new Refusal("--from and --to are one place.");
  const stop = new AbortController();
  const breakOff = () => stop.abort(new CopyRefused(`Broken off: ${slug} is where it was, and can be written again.`));
  process.once("SIGINT", breakOff).once("SIGTERM", breakOff);
  const moved = await step<Moved>(`Moving ${slug}, which is read-only meanwhile`, (tell) =>
    copyTenant({ from, to, slug, migrationsDir, signal: stop.signal, tell: paceTeller(tell) }),
  );
  console.log(report(moved, slug));
  return 0;
}

async function release({ at, tenant: slug }: Record<"at" | "tenant", string>): Promise<number> {
  const released = await releaseTenant({ at, slug, migrationsDir });
  console.log(released ? `${slug} can be written again there.` : `${slug} was not held there: nothing changed.`);
  return 0;
}

function options<Name extends string>(args: string[], names: Name[]): Record<Name, string> {
  const wrong = (message: string) => new Refusal(`${message}\n\n${USAGE}`);
  try {
    const { values } = parseArgs({
      args,
      options: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
    });
    const missing = names.filter((name) => !values[name]);
    if (missing.length > 0) throw new Error(`What is missing: ${missing.map((name) => `--${name}`).join(", ")}`);
    if (!SLUG.test(String(values.tenant)))
      throw new Error("--tenant takes a slug: a to z, 0 to 9 and hyphens, up to 40");
    return values as Record<Name, string>;
  } catch (error) {
    throw wrong((error as Error).message);
  }
}

/** `copy message: 120,000 of 1,000,000 rows, 9,500 rows/s`. */
function paceTeller(tell: (line: string) => void): (progress: Progress) => void {
  let begun = { what: "", at: 0 };
  return ({ doing, table, done, rows }) => {
    const what = `${doing} ${table}`;
    if (begun.what !== what) begun = { what, at: performance.now() };
    const pace = Math.round(done / Math.max(0.001, (performance.now() - begun.at) / 1000));
    tell(`${what}: ${number(done)} of ${number(rows)} rows, ${number(pace)} rows/s`);
  };
}

function report({ from, to, tables, altered }: Moved, slug: string): string {
  const width = Math.max(...tables.map(({ table }) => table.length));
  const lines = tables.map(
    ({ table, rows, checksum }) => `  ${table.padEnd(width)}  ${number(rows).padStart(12)}  ${checksum.slice(0, 16)}`,
  );
  const odd = `${number(altered)} texts had a NUL in them, which can't be held there and is U+FFFD now.\n`;
  return `
  ${"table".padEnd(width)}  ${"rows".padStart(12)}  checksum, the same on both sides
${lines.join("\n")}

${altered > 0 ? odd : ""}Done: ${slug} is in ${to}.
In ${from} it stays read-only, so that no server goes on writing there. Pictures and logos are files and were not moved.

Next: once all tenants of a server are there, set its DATABASE_URL or DATA_DIR to the new place and restart it.
To stay with the old place instead: npm run db -- release --at <that place> --tenant ${slug}`;
}

function number(value: number): string {
  return value.toLocaleString("en");
}
