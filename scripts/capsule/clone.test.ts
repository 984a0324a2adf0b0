// @engines both
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { beforeAll, expect, test } from "vitest";
import { SCRUBBED } from "~/app/capsules/scrub/decisions";
import { pseudonymsWith } from "~/app/capsules/scrub/pseudonyms";
import { kept, type Rule } from "~/app/capsules/scrub/rules";
import { ageOn } from "~/app/domain/ages";
import { allowedIn } from "~/app/domain/people/profiles/own-fields";
import { bytesOf, type MediaPath } from "~/app/domain/site/media/media";
import { wordsFor } from "~/app/locales";
import { personalData } from "~/db/personal-data";
import * as tables from "~/db/tables";
import { type Installed, installed } from "~/tests/support/backups";
import { testOnSqlite } from "~/tests/support/engines";
import { rowsAt } from "~/tests/support/moving";
import { databasesIn, tamper } from "~/tests/support/place";
import { tenantNamed } from "../tenant/read";
import { cloneTenant } from "./clone";

type Rows = Record<string, Record<string, unknown>[]>;

let here: Installed;
let before: Rows;
let after: Rows;

beforeAll(async () => {
  here = await installed({ SECRET: "s".repeat(32) });
  const { place, slug, media, environment } = here;
  await tamper(place, slug, "delete from site_secret");
  // All members of the copy live in the region's largest town. That may be a member's real town, so the test renames
  // the towns.
  await tamper(place, slug, "update profile set city = 'Smallsted', city_key = 'smallsted'");
  // Renames the members, because some names are parts of other words.
  await tamper(place, slug, "update profile set name = 'Nobody ' || id, name_key = 'nobody ' || id");
  for (const size of ["s", "m", "l"]) {
    await media(slug).put(`media/${"0123456789abcdef".repeat(2)}-${size}.webp`, Buffer.from("a real photograph"));
  }
  await media(slug).put("held/some-name-m.webp", Buffer.from("a real photograph"));
  await cloneTenant(environment, { slug, as: "copy", hosts: ["copy.example"], scrub: true });
  before = await parsedRows(slug);
  after = await parsedRows("copy");
}, 120_000);

testOnSqlite("tenant clone > is refused without enough space, and leaves no files", async () => {
  const { environment, slug, place } = here;
  const asked = { slug, as: "large", hosts: ["large.example"], scrub: true };
  const refused = cloneTenant(environment, asked, async () => 10_000);
  await expect(refused).rejects.toThrow(/has 10\.0 kB free, but .* are needed: twice the size/);
  expect(readdirSync(environment.tenantsDir)).not.toContain("large");
  expect(await databasesIn(place)).not.toContain("large");
});

test("tenant clone > contains no member's text, name, address, id or picture", async () => {
  const found = await everythingOf("copy");
  const staying = stringsOf(before, isKept).join("\n");
  const closed = closedWords();
  const personal = stringsOf(before, (rule) => !isKept(rule)).filter(
    (text) => !staying.includes(text) && !closed.has(text),
  );
  expect(personal.length).toBeGreaterThan(200);
  const left = personal.filter((text) => found.some((each) => each.includes(text)));
  expect(left).toEqual([]);
  for (const each of found) expect(each).not.toContain("a real photograph");
});

testOnSqlite(
  "tenant clone > has the same number of rows of each copied table, none of the others, and as many pictures",
  async () => {
    for (const [exported, rules] of Object.entries(SCRUBBED)) {
      const name = getTableName(new Map<string, PgTable>(Object.entries(tables) as [string, PgTable][]).get(exported)!);
      const expected = typeof rules === "string" ? 0 : before[name]!.length;
      if (name !== "site_secret") expect(after[name], name).toHaveLength(expected);
    }
    expect(after.site_secret).toHaveLength(1);
    const [pictures, drawn] = [await picturesOf(here.slug), await picturesOf("copy")];
    expect(drawn.length).toBe(pictures.length);
    expect(drawn.map(formOf).sort()).toEqual(pictures.map(formOf).sort());
  },
);

testOnSqlite("tenant clone > keeps the relations between rows", () => {
  const profiles = new Set(after.profile!.map(({ id }) => id));
  expect(profiles.size).toBe(before.profile!.length);
  for (const { firstId, secondId } of after.conversation!) {
    expect(profiles.has(firstId) && profiles.has(secondId)).toBe(true);
    expect(`${firstId}` < `${secondId}`).toBe(true);
  }
  const talks = (rows: Rows) => sizes(rows.message!.map(({ conversationId }) => `${conversationId}`));
  expect(talks(after)).toEqual(talks(before));
  const names = new Map(after.profile!.map(({ id, name }) => [id, name]));
  for (const { bannedId, name } of after.fraud_letter!) if (names.has(bannedId)) expect(name).toBe(names.get(bannedId));
  const files = new Set(after.photo!.map(({ file }) => file));
  for (const { mainPhoto } of after.profile!) if (mainPhoto) expect(files).toContain(mainPhoto);
});

testOnSqlite("tenant clone > keeps ages, regions and the lengths of texts", () => {
  const ages = (rows: Rows) => sizes(rows.profile!.map(({ birthDate }) => `${ageOn(`${birthDate}`, today())}`));
  expect(ages(after)).toEqual(ages(before));
  const regions = (rows: Rows) => sizes(rows.profile!.map(({ country, region }) => `${country} ${region}`));
  expect(regions(after)).toEqual(regions(before));
  const length = (rows: Rows) => rows.message!.reduce((sum, { text }) => sum + `${text}`.length, 0);
  expect(length(after) / length(before)).toBeGreaterThan(0.9);
  expect(length(after) / length(before)).toBeLessThan(1.5);
});

testOnSqlite("tenant clone > has no mail server, providers or partners in its config, and no member can log in", () => {
  const config = readFileSync(here.tenants.path("copy", "tenant.json"), "utf8");
  expect(config).toContain('"demo": true');
  expect(config).not.toMatch(/"(payments|mail|push|postbacks)"/);
  for (const { email, passwordHash } of after.account!) {
    expect(email).toMatch(/@members\.invalid$/);
    expect(passwordHash).toBe("scrubbed");
  }
});

testOnSqlite("tenant clone > is refused without --scrub, and over an existing site", async () => {
  const asked = { slug: here.slug, as: "other", hosts: ["other.example"] };
  await expect(cloneTenant(here.environment, { ...asked, scrub: false })).rejects.toThrow(/restore --as/);
  await expect(cloneTenant(here.environment, { ...asked, as: "copy", scrub: true })).rejects.toThrow(/already/);
});

testOnSqlite("two copies of one site share none of the replaced values", () => {
  const [one, other] = ["1", "2"].map((key) => pseudonymsWith(Buffer.from(key), today()));
  const id = before.account![0]!.id as string;
  expect(one!.id(id)).toBe(one!.id(id));
  expect(one!.id(id)).not.toBe(other!.id(id));
  expect(one!.email("anna@example.com")).not.toBe(other!.email("anna@example.com"));
});

testOnSqlite.each(personalData.map((data) => [getTableName(data.table), data] as const))(
  "each text column of %s has a rule for copies",
  (_, { table, rules }) => {
    const exported = Object.entries(tables).find(([, each]) => (each as unknown) === table)![0];
    const decided = new Map(Object.entries(SCRUBBED)).get(exported);
    expect(decided).toBeDefined();
    if (typeof decided === "string") return;
    const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !isFigure(column.dataType));
    const personal = columns.map(([name]) => name).filter((name) => Object.hasOwn(rules.columns, name));
    expect(Object.keys(decided!).sort()).toEqual(personal.sort());
  },
);

function isFigure(dataType: string): boolean {
  return dataType === "number" || dataType === "boolean";
}

/** Counts birth dates as kept, because a member's new date may be another member's former one. */
function isKept(rule: Rule): boolean {
  return rule === kept || rule.name === "birthDate";
}

/** Returns the options of a profile and the texts' names, which are the same on every site. */
function closedWords(): Set<string> {
  const tenant = tenantNamed(here.environment, here.slug);
  const choices = Object.values(allowedIn(tenant, wordsFor(tenant, tenant.language))).flat();
  return new Set([...choices.map(({ id }) => `${id}`), "personal"]);
}

/** Returns all strings of at least eight characters in the wanted columns, by the tables' declarations. */
function stringsOf(rows: Rows, wanted: (rule: Rule) => boolean): string[] {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === "string" && value.length >= 8) found.add(value);
    else if (value && typeof value === "object") Object.values(value).forEach(collect);
  };
  // Skips the site's secret, which is not personal and names the machine that encrypted it.
  for (const { table } of personalData.filter((data) => (data.table as unknown) !== tables.siteSecrets)) {
    const exported = Object.entries(tables).find(([, each]) => (each as unknown) === table)![0];
    const decided = new Map(Object.entries(SCRUBBED)).get(exported);
    const rules = typeof decided === "string" ? undefined : new Map(Object.entries(decided!));
    for (const [name] of Object.entries(getTableColumns(table))) {
      const rule = rules ? rules.get(name) : dropped;
      if (rule && wanted(rule)) for (const row of rows[getTableName(table)]!) collect(row[name]);
    }
  }
  return [...found];
}

/** No value of a table that is not copied may appear. */
const dropped: Rule = () => null;

async function parsedRows(slug: string): Promise<Rows> {
  const rows = await rowsAt(here.place, slug);
  return Object.fromEntries(Object.entries(rows).map(([table, all]) => [table, all.map((row) => JSON.parse(row))]));
}

/** Returns every file and every row of a site as text. */
async function everythingOf(slug: string): Promise<string[]> {
  const { environment, tenants, place } = here;
  const folders = [join(environment.dataDir, slug), tenants.path(slug)];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => join(folder, file))
      .filter((file) => statSync(file).isFile()),
  );
  return [...files.map((file) => readFileSync(file, "utf8")), JSON.stringify(await rowsAt(place, slug))];
}

async function picturesOf(slug: string): Promise<string[]> {
  const found: string[] = [];
  for await (const path of here.media(slug).files()) {
    expect((await bytesOf(here.media(slug), path)).length).toBeGreaterThan(0);
    found.push(path);
  }
  return found;
}

/** Returns the kind, size and extension of a picture. */
function formOf(path: MediaPath | string): string {
  return path.replace(/\/[^.]*?(?=(-[a-z])?\.)/, "/");
}

function sizes(all: string[]): number[] {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts.values()].sort();
}

function today(): string {
  return new Date().toISOString().slice(0, "YYYY-MM-DD".length);
}
