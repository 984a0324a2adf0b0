import { randomBytes } from "node:crypto";
import { join } from "node:path";
import sharp from "sharp";
import { accountByEmail, memberById } from "~/app/domain/account/accounts/accounts";
import { startSession } from "~/app/domain/desk/operator-sessions/operator-sessions";
import { addOperator } from "~/app/domain/desk/operators/operators";
import { addPhoto, endConverters } from "~/app/domain/people/photos/photos";
import { search } from "~/app/domain/people/search/search";
import { caseOf, decide } from "~/app/domain/safety/reports/cases";
import { report } from "~/app/domain/safety/reports/reports";
import { REASONS } from "~/app/domain/safety/reports/reports.schema";
import type { Site } from "~/app/domain/site";
import { projectRoot } from "~/app/settings/environment";
import { openControl } from "~/db/control/open";
import { idMaker } from "~/db/ids";
import { demoLogin } from "../seed/demo-member";
import { load, p99, type Target } from "./load";
import { start } from "./process";
import { median, type Pace, type Row, row } from "./rows";
import { type Place, seedSite, siteIn } from "./sites";

const HOST = "desk.localhost";
/** Maximum p99 of a console page, in ms. */
const BAR = 200;
const MEMBERS = 2_000;
const CASES = 100;
const DECIDED = 50;
const PHOTOS = 20;
const PHOTOS_EACH = 5;

const slugAt = (index: number) => `brand${index}`;

/** Creates the brands with members and open cases that the console's pages read. */
export async function seedBrands(place: Place, brands: number, tell: (line: string) => void): Promise<void> {
  for (let index = 0; index < brands; index++) {
    await seedSite(place, slugAt(index), MEMBERS, () => {});
    await leaveWork(place, slugAt(index));
    tell(`${index + 1} of ${brands} brands`);
  }
  endConverters();
}

async function leaveWork(place: Place, slug: string): Promise<void> {
  const { site, databases } = siteIn(place, slug);
  const reporter = await site.db.read(async (conn) => {
    const { id } = (await accountByEmail(conn, demoLogin(slug).email))!;
    return (await memberById(conn, id))!;
  });
  const { profiles } = await search(site, reporter, { gender: null, country: null, pp: CASES + DECIDED });
  for (const [index, { id }] of profiles.entries()) {
    const target = { kind: "profile" as const, id };
    const reason = REASONS[index % REASONS.length]!;
    const said = { target, reason, words: "They asked for money at once.", block: false };
    const number = await report(site, reporter, said);
    if (index < CASES) continue;
    const { case: found } = await caseOf(site, number);
    const by = { kind: "command", name: "command:bench" } as const;
    const rule = index % 3 === 0 ? null : "Money";
    await decide(site, by, found.id, found.version, { actor: by.name, rule, facts: "Looked at." });
  }
  await addPhotos(site, join(place.dataDir, "photo.jpg"), profiles);
  await databases.close();
}

/** Adds photos as uploads. The invented members' drawings need no decision. */
async function addPhotos(site: Site, file: string, people: readonly { id: string }[]): Promise<void> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  for (let count = 0; count < PHOTOS; count++) {
    await sharp({ create: { width: 450, height: 600, channels: 3, background: "grey", noise } })
      .jpeg()
      .toFile(file);
    await addPhoto(site, people[Math.floor(count / PHOTOS_EACH)]!, file);
  }
}

/** Measures the p99 of the console's pages against 200 ms, one request at a time, for an owner of all brands. */
export async function deskRows(
  place: Place,
  settings: Record<string, string>,
  brands: number,
  pace: Pace,
): Promise<Row[]> {
  const headers = { Cookie: `operator_session=${await ownersSession(place)}` };
  const server = await start(["scripts/serve.mjs"], { ...settings, OPERATOR_HOST: HOST });
  const slug = slugAt(Math.floor(brands / 2));
  const { site, databases } = siteIn(place, slug);
  const { email } = demoLogin(slug);
  const [first] = (await search(site, null, { gender: null, country: null, pp: 1 })).profiles;
  await databases.close();
  const pages: Record<string, string> = {
    "first page": "/",
    queue: "/queue",
    "queue of one brand": `/queue?brand=${slug}`,
    "photos that wait": "/photos",
    "people by name": `/people?q=${encodeURIComponent(first!.name)}`,
    "people by e-mail": `/people?q=${encodeURIComponent(email)}`,
    "a member's file": `/brands/${slug}/members/${first!.id}`,
    payments: "/payments",
    "quality of the desk": "/figures/quality?days=90",
    "second looks": "/quality",
    "audit of one brand": `/audit?brand=${slug}`,
  };
  const rows: Row[] = [];
  try {
    for (const [name, path] of Object.entries(pages)) {
      rows.push(await pageRow(name, { server, host: HOST, path, headers }, brands, pace));
    }
  } finally {
    await server.stop();
  }
  return rows;
}

async function pageRow(name: string, page: Target, brands: number, pace: Pace): Promise<Row> {
  await load(page, pace.ms, 1); // opens the brands' databases and compiles
  const { latencies } = await load(page, pace.ms * pace.rounds, 1);
  const slowest = p99(latencies);
  return row(`console, ${name}: p99 with ${brands} brands, against ${BAR} ms`, slowest / BAR, "<= 1", {
    ms: median(latencies),
    p99_ms: slowest,
  });
}

export async function ownersSession({ dataDir, databaseUrl: url }: Place): Promise<string> {
  const control = openControl({
    url,
    direct: true,
    dataDir,
    migrationsDir: join(projectRoot, "db/control/migrations"),
  });
  const desk = { db: control, now: Date.now, newId: idMaker(Date.now, randomBytes), randomBytes };
  const by = { kind: "command", name: "command:bench" } as const;
  const owner = { email: "owner@desk.example", name: "Owner", role: "owner", brand: null } as const;
  const { id } = await addOperator(desk, by, owner);
  const token = await startSession(desk, { operatorId: id, means: "passkey", origin: "bench" });
  await control.close();
  return token;
}
