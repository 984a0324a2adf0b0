import { join, resolve } from "node:path";
import { schemaFolder } from "~/app/settings/environment";
import { CopyRefused, copyTenant, type Moved, releaseTenant } from "~/db/copy/copy";
import { SLUG } from "~/tenants/config/load";
import type { Answer } from "../commands/declaration";
import { takeOwner } from "../owner.mjs";
import { step } from "../progress.mjs";
import { Refusal } from "../refusal";
import { paceTeller } from "./pace";

const migrationsDir = join(schemaFolder, "migrations");

/** Moves a tenant. After an interruption the tenant stays at its old place. */
export async function copy({ from, to, tenant: slug }: Record<"from" | "to" | "tenant", string>): Promise<Answer> {
  refuseNoSlug(slug);
  if (from === to) throw new Refusal("--from and --to are the same place.");
  takeOwnerAt(to);
  const stop = new AbortController();
  const breakOff = () =>
    stop.abort(new CopyRefused(`Interrupted: ${slug} is at its old place, and can be written again.`));
  process.once("SIGINT", breakOff).once("SIGTERM", breakOff);
  const moved = await step<Moved>(`Moving ${slug}, which is read-only meanwhile`, (tell) =>
    copyTenant({ from, to, slug, migrationsDir, signal: stop.signal, tell: paceTeller(tell) }),
  );
  return { lines: [report(moved, slug)], data: moved };
}

export async function release({ at, tenant: slug }: Record<"at" | "tenant", string>): Promise<Answer> {
  refuseNoSlug(slug);
  takeOwnerAt(at);
  const released = await releaseTenant({ at, slug, migrationsDir });
  const line = released ? `${slug} can be written again there.` : `${slug} was not read-only there: nothing changed.`;
  return { lines: [line], data: { released } };
}

/** Runs as the owner of the target folder. */
function takeOwnerAt(place: string): void {
  const folder = /^file:(.+)$/.exec(place)?.[1];
  if (folder !== undefined) takeOwner(resolve(folder));
}

function refuseNoSlug(slug: string): void {
  if (!SLUG.test(slug))
    throw new Refusal("--tenant takes a slug: a to z, 0 to 9 and hyphens, up to 40, and not control");
}

function report({ from, to, tables, altered }: Moved, slug: string): string {
  const width = Math.max(...tables.map(({ table }) => table.length));
  const lines = tables.map(
    ({ table, rows, checksum }) => `  ${table.padEnd(width)}  ${number(rows).padStart(12)}  ${checksum.slice(0, 16)}`,
  );
  const odd = `${number(altered)} texts had a NUL, which that place can't store. It is U+FFFD now.\n`;
  return `
  ${"table".padEnd(width)}  ${"rows".padStart(12)}  checksum, the same on both sides
${lines.join("\n")}

${altered > 0 ? odd : ""}Done: ${slug} is in ${to}.
In ${from} it stays read-only, so that no server writes there. Pictures and logos are files and were not moved.

Next: once all tenants of a server are there, set its DATABASE_URL or DATA_DIR to the new place and restart it.
To stay with the old place instead: npx bouquet db release --at <that place> --tenant ${slug}`;
}

function number(value: number): string {
  return value.toLocaleString("en");
}
