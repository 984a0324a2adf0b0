import { existsSync, readdirSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { secretPrefix } from "~/tenants/config/secret-names";
import { folder, installed, newestOfAll, newKey } from "~/tests/support/backups";
import { built } from "~/tests/support/built";
import { databasesIn, tamper, tamperPastTriggers } from "~/tests/support/place";
import { fullTest } from "~/tests/support/tiers";
import { listBackups, runBackup } from "./command";
import { verifyBackup } from "./verify";

built();
const key = await newKey();
const newest = { ...newestOfAll, identity: key.file };

test("backup verify > accepts a sound backup with its front page, records the result in the list, and removes its temporary files", async () => {
  const { environment, slug, place, media, tenants } = await withBackups();
  const smtp = { host: "mail.example", user: "velvet", password: { env: `${secretPrefix(slug)}SMTP` } };
  tenants.tenant(slug, { hosts: [`${slug}.example`], mail: { from: `post@${slug}.example`, smtp } });
  await media(slug).put("media/one.webp", Buffer.from("one"));
  await runBackup(environment, { since: undefined });
  const before = await databasesIn(place);
  const answer = await verifyBackup(environment, newest);
  expect(answer.lines.join("\n")).not.toContain("DAMAGED");
  expect(answer).toMatchObject({
    code: 0,
    data: { sound: true, found: [{ name: "control" }, { name: "linen" }, { name: slug, pictures: 1 }] },
  });
  expect((await listBackups(environment)).data).toMatchObject({
    backups: [{ state: expect.stringMatching(/^verified 20/), verified: { sound: true } }],
  });
  expect(await databasesIn(place)).toEqual(before);
  expect(existsSync(join(environment.dataDir, ".backup")), "which the doctor takes for a leftover").toBe(false);
});

test("backup verify > finds wrong balances, audit entries and pages, and accepts the other sites", async () => {
  const { environment, slug, place, tenants } = await withBackups();
  await tamper(place, slug, "update ledger_account set balance = 12345");
  await tamperPastTriggers(place, slug, "update audit set operator = 'command:x'");
  tenants.write("linen/tenant.json", "{");
  await runBackup(environment, { since: undefined });
  const { lines, code } = await verifyBackup(environment, newest);
  expect(code).toBe(1);
  expect(lines).toContainEqual(expect.stringMatching(/^control can be restored/));
  expect(lines).toContainEqual(expect.stringMatching(/^linen IS DAMAGED: its config can't be served/));
  expect(lines).toContainEqual(expect.stringMatching(/^velvet.* IS DAMAGED: \d+ balances differ from the sum/));
  expect(lines).toContainEqual(expect.stringMatching(/^velvet.* IS DAMAGED: audit entry 1 does not fit/));
  expect((await listBackups(environment)).data).toMatchObject({ backups: [{ verified: { sound: false } }] });
});

fullTest(
  "backup verify > verifies one site and finds a truncated archive, without a verdict on the whole",
  async () => {
    const { environment, slug, at } = await withBackups();
    await runBackup(environment, { since: undefined });
    const archives = readdirSync(join(at, "archives"), { recursive: true, encoding: "utf8" });
    truncateSync(join(at, "archives", archives.find((name) => name.endsWith(`${slug}.000`))!), 3000);
    expect(await verifyBackup(environment, { ...newest, tenant: "linen" })).toMatchObject({ code: 0 });
    expect(await verifyBackup(environment, { ...newest, tenant: slug })).toMatchObject({
      code: 1,
      lines: [expect.stringContaining("IS DAMAGED")],
    });
    expect((await listBackups(environment)).data).toMatchObject({ backups: [{ verified: null }] });
  },
);

async function withBackups() {
  const at = folder();
  return { ...(await installed({ BACKUP_URL: pathToFileURL(at).href, BACKUP_RECIPIENT: key.recipient })), at };
}
