import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { signUp } from "~/app/domain/account/signup/signup";
import type { SignupDraft } from "~/app/domain/account/signup/signup.schema";
import { projectRoot } from "~/app/settings/environment";
import { freshPlace } from "~/tests/support/place";
import { type Machine, withSite } from "../site-alone";
import { listPostbacks, replayPostbacks } from "./command";

let machine: Machine;

beforeEach(async () => {
  const place = await freshPlace();
  const tenantsDir = join(mkdtempSync(join(tmpdir(), "bouquet-postbacks-")), "tenants");
  machine = { tenantsDir, dataDir: place.dataDir, databaseUrl: place.url, mediaUrl: undefined, port: 3000 };
  cpSync(join(projectRoot, "tenants/razemo"), join(tenantsDir, "razemo"), { recursive: true });
  const file = join(tenantsDir, "razemo/tenant.json");
  const address = "https://track.example/in?c={clickid}";
  const payouts = { lead: { amount: 250, currency: "EUR" } };
  const partner = { network: "ads", address, clickId: "sub1", lead: "signup", payouts };
  const config = readFileSync(file, "utf8").replace(/^\{/, `{ "postbacks": [${JSON.stringify(partner)}],`);
  writeFileSync(file, config);
});

afterEach(() => {
  rmSync(join(machine.tenantsDir, ".."), { recursive: true, force: true });
  rmSync(machine.dataDir, { recursive: true, force: true });
});

test("postbacks list > lists postbacks with reasons, and replay sends an unsent one", async () => {
  await withSite(machine, "razemo", async (site) => {
    const draft = { email: "wilma@example.com", name: "Wilma", password: "wilma's own", birthDate: "1990-02-28" };
    const rest = { consents: { terms: true, sensitiveData: true }, source: { network: "ads" } };
    await signUp(site, { ...draft, ...rest } as SignupDraft, "10.0.0.1");
  });
  const [head, line] = (await withSite(machine, "razemo", (site) => listPostbacks(site, ["waiting", "skipped"]))).lines;
  expect(head).toMatch(/^ID +NOTED +NETWORK +EVENT +TXID +PAYOUT +STATE /);
  expect(line).toMatch(/ ads +lead +[0-9a-f]{32} +2\.50 EUR +skipped .* the visitor came without a click id in sub1$/);
  const id = line!.split(" ")[0]!;
  expect((await withSite(machine, "razemo", (site) => replayPostbacks(site, [id]))).lines).toEqual([
    `${id} waits to be sent again`,
  ]);
  expect((await withSite(machine, "razemo", (site) => listPostbacks(site, ["waiting"]))).lines[1]).toMatch(/ waiting /);
  await expect(withSite(machine, "razemo", (site) => replayPostbacks(site, ["nothing"]))).rejects.toThrow(
    "razemo has no postback nothing",
  );
});

test("postbacks list > says that a tenant has no postbacks", async () => {
  expect((await withSite(machine, "razemo", (site) => listPostbacks(site, ["sent"]))).lines).toEqual([
    "No postback yet",
  ]);
});
