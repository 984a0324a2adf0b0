// @engines both
// @tier full
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bareInstallation, folder, installed, newKey } from "~/tests/support/backups";
import { killedOnce, startCommand } from "~/tests/support/killed-commands";
import { rowsAt } from "~/tests/support/moving";
import { databasesIn, tamper } from "~/tests/support/place";
import { exportTenant } from "./export";
import { restoreTenant } from "./restore";

const key = await newKey();
const SECRET = "s".repeat(32);
const PICTURES = 40;

test("a killed export leaves no capsule and does not block the next", async () => {
  const { environment, settings, slug, media } = await withPictures();
  const to = join(folder(), "site.capsule");
  const args = ["export", slug, "--to", to, "--recipient", key.recipient];
  await killedOnce(startCommand(["tenant", ...args], settings), async () => existsSync(`${to}.part`));
  expect(existsSync(to)).toBe(false);
  await exportTenant(environment, { slug, to, recipient: key.recipient, passphraseFile: undefined });
  expect(readdirSync(join(to, ".."))).toEqual(["site.capsule"]);
  expect(readdirSync(environment.dataDir).filter((name) => name.startsWith(".capsule"))).toEqual([]);
  expect(await media(slug).has("media/0.webp")).toBe(true);
}, 300_000);

test("a restore killed at any point leaves no site, and the next one completes it", async () => {
  const { environment, slug, place } = await withPictures();
  const file = join(folder(), "site.capsule");
  await exportTenant(environment, { slug, to: file, recipient: key.recipient, passphraseFile: undefined });
  const there = await bareInstallation({ SECRET });
  const { dataDir, tenantsDir } = there.environment;
  const reached: (() => Promise<boolean>)[] = [
    async () => existsSync(join(tenantsDir, ".checking")),
    async () => existsSync(join(tenantsDir, ".arriving", slug)),
    async () => (await databasesIn(there.place)).some((name) => name.includes(".arriving.")),
    async () => existsSync(join(dataDir, slug, "media")),
    async () => (await databasesIn(there.place)).includes(slug),
  ];
  for (const stage of reached) {
    if (existsSync(there.tenants.path(slug))) break; // the restore finished before the signal
    await killedOnce(startCommand(["tenant", "restore", file, "--key", key.file], there.settings), stage);
    const served = readdirSync(tenantsDir).filter((name) => !name.startsWith("."));
    expect([[], [slug]]).toContainEqual(served);
    // Half a minute later the leftovers no longer count as a running restore.
    for (const left of (await databasesIn(there.place)).filter((name) => name.includes(".arriving."))) {
      await tamper(there.place, left, "update hold set until = 0").catch(() => {});
    }
  }
  const asked = { file, as: undefined, hosts: [], key: key.file, passphraseFile: undefined };
  if (!existsSync(there.tenants.path(slug))) await restoreTenant(there.environment, asked);
  const { site_secret: _, ...rows } = await rowsAt(there.place, slug);
  const { site_secret: __, ...former } = await rowsAt(place, slug);
  expect(rows).toEqual(former);
  expect(readdirSync(tenantsDir).filter((name) => !name.startsWith("."))).toEqual([slug]);
  expect(readdirSync(join(dataDir, slug, "media")).filter((name) => /^\d+\.webp$/.test(name))).toHaveLength(PICTURES);
  expect((await databasesIn(there.place)).filter((name) => name.includes(".arriving."))).toEqual([]);
}, 300_000);

async function withPictures() {
  const made = await installed({ SECRET });
  for (let n = 0; n < PICTURES; n++) await made.media(made.slug).put(`media/${n}.webp`, Buffer.alloc(200_000, `${n}`));
  await tamper(made.place, made.slug, "delete from site_secret");
  return made;
}
