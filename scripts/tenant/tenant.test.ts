import { createECDH } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { readEnvironment } from "~/app/environment";
import { tenantsFolder } from "~/tenants/example";
import { checkTenants } from "./check";
import { printKeys } from "./keys";
import { newTenant } from "./new";
import { Refusal } from "./refusal";
import { listWords } from "./words";

const answers = {
  "--name": "Velvet",
  "--host": "velvet.example",
  "--niche": "she",
  "--template": "classic",
  "--language": "fr",
  "--countries": "fr, be",
  "--company-name": "Velvet SAS",
  "--company-address": "1 rue",
  "--company-city": "Ville",
  "--company-country": "fr",
};

const flags = (changed: Record<string, string> = {}) => Object.entries({ ...answers, ...changed }).flat();

const surroundings = async () => ({ templates: ["social", "classic"], secret: (name: string) => SECRETS[name] });
const SECRETS: Record<string, string> = { VELVET_KEY: "set" };

/** A command as it would run without a terminal: its exit code, and all that it said. */
async function tenantCommand(tenantsDir: string, command: "new" | "check", ...args: string[]) {
  const lines: string[] = [];
  const spies = (["log", "warn", "error"] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((line) => void lines.push(String(line))),
  );
  try {
    const environment = readEnvironment({ TENANTS_DIR: tenantsDir });
    const status = await (command === "new"
      ? newTenant(environment, args)
      : checkTenants(environment, args, surroundings));
    return { status, said: lines.join("\n") };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: 1, said: error.message };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

test("new writes a config that passes, and does not overwrite it", async () => {
  const { dir, path } = tenantsFolder();
  expect(await tenantCommand(dir, "new", "velvet", ...flags())).toMatchObject({ status: 0 });
  expect(readFileSync(path("velvet/tenant.json"), "utf8")).toMatch(/"niche": 2,[\s\S]*"countries": \["FR", "BE"\]/);
  expect(await tenantCommand(dir, "check")).toEqual({ status: 0, said: "1 tenant fine" });
  expect((await tenantCommand(dir, "new", "velvet", ...flags())).said).toMatch(/already/);
  const taken = await tenantCommand(dir, "new", "velours", ...flags());
  expect(taken).toMatchObject({
    status: 1,
    said: expect.stringMatching(/--host – "velvet.example" belongs to the tenant velvet/),
  });
});

test("new refuses what would not pass, naming the flag, and writes nothing", async () => {
  const { dir, path } = tenantsFolder();
  const bad = await tenantCommand(dir, "new", "velvet", ...flags({ "--template": "clasic", "--countries": "UK" }));
  expect(bad.status).toBe(1);
  expect(bad.said).toMatch(/--template – .*Did you mean "classic"\?/);
  expect(bad.said).toMatch(/--countries – .*GB \(not UK\)/);
  expect((await tenantCommand(dir, "new", "Velvet!", ...flags())).status).toBe(1);
  expect((await tenantCommand(dir, "new", "velvet")).said).toMatch(/Missing: --name --host/);
  expect(existsSync(path("velvet"))).toBe(false);
});

test("check names file, line, key and remedy, also of a host that two claim", async () => {
  const { dir, tenant, path } = tenantsFolder();
  tenant("velvet", { hosts: ["shared.example"] });
  tenant("linen", { hosts: ["shared.example"] });
  tenant("satin", { niche: 8 });
  const { status, said } = await tenantCommand(dir, "check");
  expect(status).toBe(1);
  expect(said).toContain(`${path("satin/tenant.json")}:6:12 niche – does not take 8`);
  expect(said).toContain(`${path("velvet/tenant.json")}:4:5 hosts[0] – "shared.example" is held by the tenant linen`);
  expect((await tenantCommand(dir, "check", "linen")).status).toBe(0);
  expect((await tenantCommand(dir, "check", "nobody")).status).toBe(1);
});

test("check says what a site would miss on the server, and leaves out what it has", async () => {
  const { dir, tenant } = tenantsFolder();
  tenant("velvet", {
    template: "lavish",
    payments: { provider: "stripe", apiKey: { env: "VELVET_KEY" }, webhookSecret: { env: "VELVET_HOOK" } },
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
  const { status, said } = await tenantCommand(dir, "check");
  expect(status).toBe(1);
  expect(said.split("\n").map((line) => line.replace(/^\S+ /, "").replace(/\. .*/, ""))).toEqual([
    'template – "lavish" is not in the build',
    "payments.webhookSecret – is found in the environment variable VELVET_HOOK, which is not set here",
    "redirects[0].from – covers the site's own /login, which nobody reaches",
    "redirects[1].from – covers the site's own /members/:memberId, which nobody reaches",
    "redirects[2].from – covers the site's own /likes/:type?, which nobody reaches",
    'experiments[0].variants[1].lander – "faces" is no landing page',
  ]);
});

test("check warns of partners whose offers nobody would see", async () => {
  const { dir, tenant, write } = tenantsFolder();
  tenant("velvet", { memberResell: { cams: true, camads: true, camLink: "https://partner.example/{account}" } });
  write("velvet/offers.json", { cams: [{ account: "mira", name: "Mira", gender: "female", age: 31 }] });
  const { status, said } = await tenantCommand(dir, "check");
  expect(status).toBe(0);
  expect(said).toMatch(/\(warning\) .*memberResell\.adLink – is missing/);
  expect(said).toMatch(/\(warning\) .*memberResell\.camads – is true/);
  expect(said).not.toMatch(/memberResell\.cam(Link|s –)/);
});

test("check is not fine with a word that nothing shows", async () => {
  const { dir, tenant, write } = tenantsFolder();
  tenant("velvet");
  write("velvet/words/en.json", '{ "home.greeting": "Hi {{nme}}" }');
  const { status, said } = await tenantCommand(dir, "check");
  expect(said).not.toMatch(/fine/);
  expect(said).toMatch(/\(warning\).*home\.greeting – has no value/);
  expect(status).toBe(1);
});

test("new takes no host without a dot", async () => {
  const { dir } = tenantsFolder();
  const { status, said } = await tenantCommand(dir, "new", "velvet", ...flags({ "--host": "velvet" }));
  expect(said).toMatch(/^--host – "velvet" has no dot/);
  expect(status).toBe(1);
});

test("words prints what words/<language>.json may hold", () => {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  listWords(["de"]);
  const words = JSON.parse(String(print.mock.lastCall?.[0]));
  print.mockRestore();
  expect(words).toMatchObject({ "nav.logout": expect.any(String), "she-index.headline": expect.any(String) });
  expect(() => listWords(["xx"])).toThrow(Refusal);
});

describe("keys prints", () => {
  /** The two halves, and what else was said. */
  function printed(tenantsDir: string, args: string[], secretNamed?: (name: string) => string | undefined) {
    const print = vi.spyOn(console, "log").mockImplementation(() => {});
    try {
      printKeys(readEnvironment({ TENANTS_DIR: tenantsDir, SECRET: "s".repeat(32) }), args, secretNamed);
      const said = print.mock.calls.join("\n");
      const [, publicKey = "", name = "", privateKey = ""] =
        /"publicKey":"([\w-]+)","privateKey":{"env":"(\w+)"}[\s\S]*\n {2}\w+=([\w-]+)/.exec(said) ?? [];
      return { publicKey, name, privateKey };
    } finally {
      print.mockRestore();
    }
  }

  function publicHalf(privateKey: string): string {
    const curve = createECDH("prime256v1");
    curve.setPrivateKey(privateKey, "base64url");
    return curve.getPublicKey("base64url");
  }

  test("the pair that the site uses, the same each time, and of each site another", () => {
    const { dir, tenant } = tenantsFolder();
    tenant("velvet");
    tenant("linen", { hosts: ["linen.example"] });
    const velvet = printed(dir, ["velvet"]);
    expect(velvet.name).toBe("VELVET_PUSH_KEY");
    expect(publicHalf(velvet.privateKey)).toBe(velvet.publicKey);
    expect(printed(dir, ["velvet"])).toEqual(velvet);
    expect(printed(dir, ["linen"]).publicKey).not.toBe(velvet.publicKey);
  });

  test("the pair of the config, or another one where it is asked for", () => {
    const { dir, tenant } = tenantsFolder();
    tenant("velvet");
    const other = printed(dir, ["velvet", "--new"]);
    expect(publicHalf(other.privateKey)).toBe(other.publicKey);
    tenant("velvet", { push: { publicKey: other.publicKey, privateKey: { env: "OWN_KEY" } } });
    const secrets = (name: string) => (name === "OWN_KEY" ? other.privateKey : undefined);
    expect(printed(dir, ["velvet"], secrets)).toEqual({ ...other, name: "OWN_KEY" });
    expect(() => printed(dir, ["velvet"], () => undefined)).toThrow(/OWN_KEY/);
    expect(() => printed(dir, ["nobody"])).toThrow(Refusal);
  });
});
