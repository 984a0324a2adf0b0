import { resolve } from "node:path";
import { copyTenant, type Moved, releaseTenant } from "~/db/copy/copy";
import { SLUG } from "~/tenants/config/load";
import { type Noun, verb } from "../commands/declaration";
import { takeOwner } from "../owner.mjs";
import { Refusal } from "../refusal";
import { migrationsDir, moving } from "./moving";

const place = "postgres://user:password@host:port/database, or file:<folder> for the files of a DATA_DIR";

export default {
  more: `A place is ${place}.`,
  verbs: {
    copy: verb({
      does: "Moves a tenant. It is read-only meanwhile, at the old place for good.",
      permission: "machine.run",
      tenant: true,
      options: {
        from: { takes: "<place>", does: place, needed: true },
        to: { takes: "<place>", does: "the new place, in the same form", needed: true },
      },
      async run({ from, to, tenant: slug }) {
        refuseNoSlug(slug);
        if (from === to) throw new Refusal("--from and --to are the same place.");
        takeOwnerAt(to);
        const moved = await moving(slug, (how) => copyTenant({ from, to, slug, ...how }));
        return { lines: [report(moved, slug)], data: moved };
      },
    }),
    release: verb({
      does: "Ends the read-only lock of a tenant at its former place.",
      permission: "machine.run",
      tenant: true,
      options: { at: { takes: "<place>", does: place, needed: true } },
      async run({ at, tenant: slug }) {
        refuseNoSlug(slug);
        takeOwnerAt(at);
        const released = await releaseTenant({ at, slug, migrationsDir });
        const line = released
          ? `${slug} can be written again there.`
          : `${slug} was not read-only there: nothing changed.`;
        return { lines: [line], data: { released } };
      },
    }),
  },
} satisfies Noun;

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
