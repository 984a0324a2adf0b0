import { createECDH } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { legal } from "~/app/doctor/checks/brands";
import { fine } from "~/app/doctor/findings";
import { readEnvironment } from "~/app/settings/environment";
import { tenantsFolder } from "~/tenants/config/example";
import { parseConfig } from "~/tenants/config/load";
import { serveBefore } from "~/tests/support/breakings";
import { freshPlace } from "~/tests/support/place";
import type { Answer, AnyVerb } from "../commands/declaration";
import { given } from "../commands/reading.mjs";

import { Refusal } from "../refusal";
import { checkTenants } from "./check";
import tenantCommands from "./command";
import { keysOf } from "./keys";
import { newTenant } from "./new";

const answers = {
  name: "Velvet",
  host: "velvet.example",
  niche: "she",
  template: "classic",
  language: "fr",
  countries: "fr, be",
  "company-name": "Velvet SAS",
  "company-address": "1 rue",
  "company-city": "Ville",
  "company-country": "fr",
};

const surroundings = async () => ({ templates: ["social", "classic"], secret: (name: string) => SECRETS[name] });
const SECRETS: Record<string, string> = { TENANT_VELVET_KEY: "set" };

/** Runs a command. Returns its exit code and output. */
async function outcome(answer: Promise<Answer>) {
  try {
    const { lines, code = 0 } = await answer;
    return { status: code, said: lines.join("\n") };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: 1, said: error.message };
  }
}

/** Runs tenant new without a terminal. */
function made(tenantsDir: string, slug: string, given: Record<string, string> = answers) {
  return outcome(newTenant(readEnvironment({ TENANTS_DIR: tenantsDir }), { slug, demo: false, given }));
}

function checked(tenantsDir: string, { named = [], strict = false }: { named?: string[]; strict?: boolean } = {}) {
  return outcome(checkTenants(readEnvironment({ TENANTS_DIR: tenantsDir }), { named, strict }, surroundings));
}

test("new writes a valid config, and does not overwrite it", async () => {
  const { dir, path } = tenantsFolder();
  const { status, said } = await made(dir, "velvet");
  expect(status).toBe(0);
  expect(said).toMatch(
    /--host +velvet\.example[\s\S]*tenant check velvet[\s\S]*doctor velvet[\s\S]*tenant warm velvet/,
  );
  expect(readFileSync(path("velvet/tenant.json"), "utf8")).toMatch(/"niche": 2,[\s\S]*"countries": \["FR", "BE"\]/);
  expect(await checked(dir)).toEqual({ status: 0, said: "1 tenant fine" });
  expect((await made(dir, "velvet")).said).toMatch(/already/);
  const taken = await made(dir, "velours");
  expect(taken).toMatchObject({
    status: 1,
    said: expect.stringMatching(/--host – "velvet.example" belongs to the tenant velvet/),
  });
});

test("new takes its answers from the command line", async () => {
  const { dir } = tenantsFolder();
  const words = Object.entries(answers).flatMap(([flag, answer]) => [`--${flag}`, answer]);
  const { slug, demo, ...typed } = given(tenantCommands.verbs.new as AnyVerb, ["velvet", ...words], {});
  const { said } = await outcome(newTenant(readEnvironment({ TENANTS_DIR: dir }), { slug, demo, given: typed }));
  expect(said).toMatch(/^--name +Velvet\n--host +velvet\.example\n/);
});

test("new writes mail server, sender and the company data that the doctor requires", async () => {
  const { dir, path } = tenantsFolder();
  const { status, said } = await made(dir, "velvet", {
    ...{ ...answers, "support-email": "help@velvet.example", "support-phone": "+33 1 99 00 00 00" },
    ...{ "company-vat": "FR 00 000000000", "company-register": "RCS Paris 000 000 000", "company-host": "Host, 2 rue" },
    ...{ "mail-from": "post@velvet.example", "smtp-host": "smtp.velvet.example", "smtp-port": "465" },
    ...{ "smtp-user": "velvet", dkim: "here" },
  });
  expect(said).toContain("Set TENANT_VELVET_SMTP in the server's environment");
  expect(status).toBe(0);
  const { config } = parseConfig(readFileSync(path("velvet/tenant.json"), "utf8"), "velvet");
  expect(config?.mail).toMatchObject({
    from: "post@velvet.example",
    smtp: { host: "smtp.velvet.example", port: 465, user: "velvet", password: { env: "TENANT_VELVET_SMTP" } },
    dkim: { selector: "bouquet", keyFile: "bouquet.pem" },
  });
  expect(await legal.run(undefined as never, { tenant: config } as never)).toEqual([fine()]);
});

const relayed = { "mail-from": "post@velvet.example", "smtp-host": "smtp.velvet.example" };

test("new refuses invalid answers, names the flag, and writes nothing", async () => {
  const { dir, path } = tenantsFolder();
  const bad = await made(dir, "velvet", { ...answers, template: "clasic", countries: "UK" });
  expect(bad.status).toBe(1);
  expect(bad.said).toMatch(/--template – .*Did you mean "classic"\?/);
  expect(bad.said).toMatch(/--countries – .*GB \(not UK\)/);
  expect((await made(dir, "velvet", { ...answers, ...relayed, dkim: "me" })).said).toMatch(/^--dkim – /);
  expect(
    (await made(dir, "velvet", { ...answers, ...relayed, "smtp-user": "v", "smtp-password": "SECRET" })).said,
  ).toMatch(/^--smtp-password – .*SECRET/);
  expect((await made(dir, "Velvet!")).status).toBe(1);
  expect((await made(dir, "velvet", {})).said).toMatch(/Missing: --name --host/);
  expect(existsSync(path("velvet"))).toBe(false);
});

test("check names file, line, key and remedy, also for a host of two sites", async () => {
  const { dir, tenant, path } = tenantsFolder();
  tenant("velvet", { hosts: ["shared.example"] });
  tenant("linen", { hosts: ["shared.example"] });
  tenant("satin", { niche: 99 });
  const { status, said } = await checked(dir);
  expect(status).toBe(1);
  expect(said).toContain(`${path("satin/tenant.json")}:6:12 niche – is 99, and must be one of 1`);
  expect(said).toContain(`${path("velvet/tenant.json")}:4:5 hosts[0] – "shared.example" is held by the tenant linen`);
  expect((await checked(dir, { named: ["linen"] })).status).toBe(0);
  const both = await checked(dir, { named: ["velvet", "linen"] });
  expect(both.said).toContain("hosts[0]");
  expect(both.said).not.toContain("niche");
  expect(both.said).toMatch(/1 tenant fine, 1 with errors/);
  expect((await checked(dir, { named: ["nobody"] })).status).toBe(1);
});

test("check reports only the parts that a site would lack on the server", async () => {
  const { dir, tenant } = tenantsFolder();
  tenant("velvet", {
    template: "lavish",
    payments: {
      provider: "stripe",
      apiKey: { env: "TENANT_VELVET_KEY" },
      webhookSecret: { env: "TENANT_VELVET_HOOK" },
    },
    redirects: [
      { from: "/login", to: "/home" },
      { from: "/members/anna", to: "/home" },
      { from: "/likes", to: "/home" },
      { from: "/pages/terms", to: "https://company.example/terms" },
      { from: "/join", to: "/signup" },
    ],
    experiments: [
      {
        id: "spring",
        since: "2026-12-01",
        sample: 500,
        variants: [
          { id: "street", lander: "video" },
          { id: "faces", lander: "faces" },
        ],
      },
    ],
  });
  const { status, said } = await checked(dir);
  expect(status).toBe(1);
  expect(
    said
      .split("\n")
      .slice(0, -1)
      .filter((line) => !line.startsWith("(warning)"))
      .map((line) => line.replace(/^\S+ /, "").replace(/\. .*/, "")),
  ).toEqual([
    'template – "lavish" is not in the build',
    "payments.webhookSecret – is found in the environment variable TENANT_VELVET_HOOK, which is not set here",
    "redirects[0].from – covers the site's own /login, which nobody reaches",
    "redirects[1].from – covers the site's own /members/:memberId, which nobody reaches",
    "redirects[2].from – covers the site's own /likes/:type?, which nobody reaches",
    'experiments[0].variants[1].lander – "faces" is no landing page',
  ]);
});

test("check leaves a host with the served site, and names the served version of a broken config", async () => {
  const { dir, tenant, write } = tenantsFolder();
  tenant("velvet");
  tenant("aaa-copy", { hosts: ["velvet.example"] });
  write("onyx/tenant.json", "{ broken");
  const place = await freshPlace();
  for (const slug of ["velvet", "onyx"]) await serveBefore(place, slug, [`${slug}.example`]);
  const database = place.url && { DATABASE_URL: place.url };
  const environment = readEnvironment({ TENANTS_DIR: dir, DATA_DIR: place.dataDir, ...database });
  const { said } = await outcome(checkTenants(environment, { named: [], strict: false }, surroundings));
  expect(said).toMatch(/aaa-copy.*"velvet.example" is held by the tenant velvet/);
  expect(said).toMatch(/onyx.*can't be used: the server still uses the version of 20/);
});

test("check warns of partners whose offers members can't see", async () => {
  const { dir, tenant, write } = tenantsFolder();
  tenant("velvet", { memberResell: { cams: true, camads: true, camLink: "https://partner.example/{account}" } });
  write("velvet/offers.json", { cams: [{ account: "mira", name: "Mira", gender: "female", age: 31 }] });
  const { status, said } = await checked(dir);
  expect(status).toBe(0);
  expect(said).toMatch(/\(warning\) .*memberResell\.adLink – is missing/);
  expect(said).toMatch(/\(warning\) .*memberResell\.camads – is true/);
  expect(said).not.toMatch(/memberResell\.cam(Link|s –)/);
});

test("check shows warnings with their lines also if another site has an error", async () => {
  const { dir, tenant, path } = tenantsFolder();
  tenant("satin", { niche: 99 });
  tenant("velvet", { hosts: ["velvet.example"], memberResell: { cams: true, camads: true } });
  const { status, said } = await checked(dir);
  const line =
    readFileSync(path("velvet/tenant.json"), "utf8")
      .split("\n")
      .findIndex((each) => each.includes("memberResell")) + 1;
  expect(status).toBe(1);
  expect(said).toMatch(
    new RegExp(`\\(warning\\) \\S+velvet/tenant\\.json:${line}:\\d+ memberResell\\.camLink – is missing`),
  );
  expect(said).toMatch(/1 tenant fine, 1 with errors, \d+ warnings$/);
});

test("check warns of an unused text, and --strict counts the warning", async () => {
  const { dir, tenant, write } = tenantsFolder();
  tenant("velvet");
  write("velvet/words/en.json", '{ "home.greeting": "Hi {{nme}}" }');
  const { status, said } = await checked(dir);
  expect(said).toMatch(/\(warning\).*words\/en\.json:1:\d+ home\.greeting – has no value/);
  expect(said).toMatch(/1 tenant fine, 1 warning$/);
  expect(status).toBe(0);
  expect((await checked(dir, { strict: true })).status).toBe(1);
});

test("new refuses a host without a dot", async () => {
  const { dir } = tenantsFolder();
  const { status, said } = await made(dir, "velvet", { ...answers, host: "velvet" });
  expect(said).toMatch(/^--host – "velvet" has no dot/);
  expect(status).toBe(1);
});

test("words lists what words/<language>.json may contain", () => {
  const { lines, data } = tenantCommands.verbs.words.run({ tenant: "", rest: [], language: "de" }) as Answer;
  expect(data).toMatchObject({ "nav.logout": expect.any(String), "she-index.headline": expect.any(String) });
  expect(JSON.parse(lines.join("\n"))).toEqual(data);
});

describe("keys prints", () => {
  let place: Record<string, string>;
  beforeAll(async () => {
    const { url, dataDir } = await freshPlace();
    place = { DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) };
  });

  /** Returns both halves, and the name of the private one. */
  async function printed(
    tenantsDir: string,
    slug: string,
    other = false,
    secretNamed?: (name: string) => string | undefined,
  ) {
    const environment = readEnvironment({ ...place, TENANTS_DIR: tenantsDir, SECRET: "s".repeat(32) });
    const said = (await keysOf(environment, { slug, other }, secretNamed)).lines.join("\n");
    const [, publicKey = "", name = "", privateKey = ""] =
      /"publicKey":"([\w-]+)","privateKey":{"env":"(\w+)"}[\s\S]*\n {2}\w+=([\w-]+)/.exec(said) ?? [];
    return { publicKey, name, privateKey };
  }

  function publicHalf(privateKey: string): string {
    const curve = createECDH("prime256v1");
    curve.setPrivateKey(privateKey, "base64url");
    return curve.getPublicKey("base64url");
  }

  test("the pair that the site uses, the same each time, and different per site", async () => {
    const { dir, tenant } = tenantsFolder();
    tenant("velvet");
    tenant("linen", { hosts: ["linen.example"] });
    const velvet = await printed(dir, "velvet");
    expect(velvet.name).toBe("TENANT_VELVET_PUSH_KEY");
    expect(publicHalf(velvet.privateKey)).toBe(velvet.publicKey);
    expect(await printed(dir, "velvet")).toEqual(velvet);
    expect((await printed(dir, "linen")).publicKey).not.toBe(velvet.publicKey);
  });

  test("the pair of the config, or a new one on request", async () => {
    const { dir, tenant } = tenantsFolder();
    tenant("velvet");
    const other = await printed(dir, "velvet", true);
    expect(publicHalf(other.privateKey)).toBe(other.publicKey);
    tenant("velvet", { push: { publicKey: other.publicKey, privateKey: { env: "TENANT_VELVET_OWN_KEY" } } });
    const secrets = (name: string) => (name === "TENANT_VELVET_OWN_KEY" ? other.privateKey : undefined);
    expect(await printed(dir, "velvet", false, secrets)).toEqual({ ...other, name: "TENANT_VELVET_OWN_KEY" });
    await expect(printed(dir, "velvet", false, () => undefined)).rejects.toThrow(/OWN_KEY/);
    await expect(printed(dir, "nobody")).rejects.toThrow(Refusal);
  });
});
