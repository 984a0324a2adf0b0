import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { openMedia } from "~/app/domain/site/media/media";
import { projectRoot } from "~/app/settings/environment";
import { openDatabases } from "~/db/open";
import { TEMPLATES } from "~/tenants/config/vocabulary";
import { demoLogin } from "../seed/demo-member";
import { seedTenant } from "../seed/seed-tenant";
import { siteAlone } from "../site-alone";
import { readTenants } from "../tenant/read";
import { fetchOnce } from "./load";
import type { Running } from "./process";

export interface Place {
  tenantsDir: string;
  dataDir: string;
  /** PostgreSQL server of the databases. Undefined for files in `dataDir`. */
  databaseUrl?: string | undefined;
}

export const hostOf = (slug: string) => `${slug}.localhost`;

export function addSite({ tenantsDir }: Place, slug: string, more: object = {}): void {
  mkdirSync(join(tenantsDir, slug), { recursive: true });
  const company = { name: "Bench", address: "Street 1", city: "0000 Town", country: "NL" };
  const design = { niche: 1, template: TEMPLATES[0], language: "en", languages: ["en"], countries: ["NL", "BE", "DE"] };
  const config = { name: "Bench", hosts: [hostOf(slug)], demo: true, ...design, company };
  const further = { credits: { perMessage: 1 }, photos: { nudity: "unmarked" } };
  writeFileSync(join(tenantsDir, slug, "tenant.json"), JSON.stringify({ ...config, ...further, ...more }));
}

export function tenantOf({ tenantsDir }: Place, slug: string) {
  return readTenants({ tenantsDir, port: 3000 })
    .tenants.all()
    .find((tenant) => tenant.slug === slug)!;
}

export function databasesIn({ dataDir, databaseUrl: url }: Place) {
  return openDatabases({ url, direct: true, dataDir, migrationsDir: join(projectRoot, "db/migrations"), limit: 4 });
}

export function siteIn(place: Place, slug: string) {
  const databases = databasesIn(place);
  const dependencies = { databases, dataDir: place.dataDir, log: pino({ level: "silent" }) };
  return { site: siteAlone(tenantOf(place, slug), dependencies), databases };
}

export async function seedSite(place: Place, slug: string, members: number, tell: (line: string) => void) {
  if (!existsSync(join(place.tenantsDir, slug))) addSite(place, slug);
  const databases = databasesIn(place);
  const db = databases.of(slug);
  const tenant = tenantOf(place, slug);
  const media = openMedia({ url: undefined, dataDir: place.dataDir }).of(slug);
  await seedTenant({ tenant, db, media, members, seed: "bench", now: Date.now(), tell });
  await databases.close();
}

export async function logIn(server: Running, slug: string): Promise<string> {
  const answer = await fetchOnce(loginCall(server, slug), { method: "POST", body: loginBody(slug) });
  const cookie = [answer.headers["set-cookie"] ?? []].flat().find((each) => each.startsWith("session="));
  if (!cookie) throw new Error(`The demo member of ${slug} could not log in: ${answer.status}`);
  return cookie.split(";")[0]!;
}

export function loginCall(server: Running, slug: string) {
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  return { server, host: hostOf(slug), path: "/login", headers };
}

export function loginBody(slug: string): string {
  return new URLSearchParams({ ...demoLogin(slug) }).toString();
}
