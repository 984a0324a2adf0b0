import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { projectRoot } from "~/app/settings/environment";
import { engine } from "~/db/engine";
import { openDatabases } from "~/db/open";
import { tenantFiles } from "~/db/sqlite";
import { ownersSession } from "./desk";
import type { Prepared, Work } from "./preparing";
import { type Place, seedSite } from "./sites";
import { loggedIn, talks } from "./streams";

const AT_ONCE = 4;

const works: { [Kind in keyof Work]: (place: Place, args: Work[Kind]["args"]) => Promise<Work[Kind]["result"]> } = {
  databases,
  operator: ownersSession,
  people,
};

const [kind, place, args] = process.argv.slice(2) as [keyof Work, string, string];
const work = works[kind] as (place: Place, args: unknown) => Promise<unknown>;
process.stdout.write(JSON.stringify(await work(JSON.parse(place), JSON.parse(args))));

async function databases({ dataDir, databaseUrl: url }: Place, { slugs }: { slugs: string[] }) {
  const begin = performance.now();
  const migrationsDir = withoutNewest();
  const open = () => openDatabases({ url, direct: true, dataDir, migrationsDir, limit: AT_ONCE });
  const all = open();
  const left = engine === "sqlite" ? slugs.slice(0, 1) : [...slugs];
  const inTurn = async () => {
    for (let slug = left.pop(); slug !== undefined; slug = left.pop()) await all.of(slug).read(async () => {});
  };
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn));
  await all.close();
  if (engine === "sqlite") copyTo(dataDir, slugs);
  rmSync(migrationsDir, { recursive: true });
  return { seconds: (performance.now() - begin) / 1000 };
}

/** Copies an empty database for each tenant, because all tenants' empty databases have the same bytes. */
function copyTo(dataDir: string, [first, ...others]: string[]): void {
  const from = tenantFiles(dataDir, first!);
  for (const slug of others) {
    const { file, marker } = tenantFiles(dataDir, slug);
    const folder = dirname(file);
    if (existsSync(file)) continue;
    mkdirSync(folder, { recursive: true });
    copyFileSync(from.file, file);
    writeFileSync(join(folder, marker), "");
  }
}

function withoutNewest(): string {
  const folder = mkdtempSync(join(tmpdir(), "bouquet-migrations-"));
  cpSync(join(projectRoot, "db/migrations"), folder, { recursive: true });
  const file = join(folder, engine, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }));
  return folder;
}

async function people(
  place: Place,
  { slug, members, prepared }: { slug: string; members: number; prepared: number },
): Promise<Prepared[]> {
  await seedSite(place, slug, members, () => {});
  const listeners = await loggedIn(place, slug, prepared * 2);
  const begun = await talks(place, slug, listeners, Math.floor(listeners.length / 2));
  return begun.map((talk, index) => ({ ...talk, id: listeners[index * 2]!.id }));
}
