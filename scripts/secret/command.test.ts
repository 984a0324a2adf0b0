import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnvironment } from "~/app/settings/environment";
import { tenantsFolder } from "~/tenants/config/example";
import { freshPlace } from "~/tests/support/place";
import { Refusal } from "../refusal";
import { keysOf } from "../tenant/keys";
import { rewrapSecrets } from "./command";

const [FORMER, PRESENT] = ["f".repeat(32), "p".repeat(32)];

test("secret rewrap > rewraps every site's secret, and push keys stay the same", async () => {
  const { dir, tenant } = tenantsFolder();
  for (const slug of ["velvet", "linen", "unused"]) tenant(slug, { hosts: [`${slug}.example`] });
  const { url, dataDir } = await freshPlace();
  const machine = (SECRET: string) =>
    readEnvironment({ TENANTS_DIR: dir, DATA_DIR: dataDir, DATABASE_URL: url, SECRET });
  const keys = (slug: string, secret: string) => keysOf(machine(secret), { slug, other: false });
  const before = [await keys("velvet", FORMER), await keys("linen", FORMER)];

  const former = join(mkdtempSync(join(tmpdir(), "former-")), "secret");
  writeFileSync(former, `${FORMER}\n`);
  const first = await rewrapSecrets(machine(PRESENT), { former, slug: "velvet" });
  expect(first).toMatchObject({ code: 0, data: { sites: [{ slug: "velvet", outcome: "rewrapped" }] } });

  const all = await rewrapSecrets(machine(PRESENT), { former, slug: undefined });
  expect(all.data).toEqual({
    sites: [
      { slug: "linen", outcome: "rewrapped" },
      { slug: "unused", outcome: "no database" },
      { slug: "velvet", outcome: "already" },
    ],
  });
  expect([await keys("velvet", PRESENT), await keys("linen", PRESENT)]).toEqual(before);

  const wrong = await rewrapSecrets(machine("o".repeat(32)), { former, slug: "velvet" });
  expect(wrong).toMatchObject({ code: 1, data: { sites: [{ outcome: "unknown" }] } });
  await expect(rewrapSecrets(machine(PRESENT), { former: `${former}.none`, slug: undefined })).rejects.toThrow(Refusal);
});
