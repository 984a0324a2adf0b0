import { existsSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { readEnvironment } from "~/app/environment";
import { tenantsFolder } from "~/tenants/example";
import { checkTenants } from "./check";
import { newTenant } from "./new";
import { Refusal } from "./refusal";

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

/** A command as it would run without a terminal: its exit code, and all that it said. */
async function tenantCommand(tenantsDir: string, command: "new" | "check", ...args: string[]) {
  const lines: string[] = [];
  const spies = (["log", "warn", "error"] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((line) => void lines.push(String(line))),
  );
  try {
    const environment = readEnvironment({ TENANTS_DIR: tenantsDir });
    const status = await (command === "new" ? newTenant(environment, args) : checkTenants(environment, args));
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
