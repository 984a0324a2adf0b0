import { expect, test } from "vitest";
import { minimalConfig, tenantsFolder } from "./example";
import { loadTenant } from "./load";
import { resolveTenant, servedOn } from "./resolve";
import { tenantConfig } from "./schema";

const resolve = (extra: object = {}, slug = "velvet") =>
  resolveTenant(slug, tenantConfig.parse({ ...minimalConfig, ...extra }), { port: 3000, folder: "/velvet" });

test("links begin with the origin, else with the first host, and on a demo site with its local address", () => {
  expect(resolve().origin).toBe("https://velvet.example");
  expect(resolve({ origin: "http://velvet.example:8080" }).origin).toBe("http://velvet.example:8080");
  expect(resolve({ demo: true, hosts: ["www.example", "velvet.localhost"] }).origin).toBe(
    "http://velvet.localhost:3000",
  );
  expect(resolve({ demo: true, hosts: ["velvet.example"] }).origin).toBe("https://velvet.example");
});

test.each([
  [1, null, ["female", "male"]],
  [2, null, ["female"]],
  [3, null, ["female", "male"]],
  [6, null, ["female"]],
  [7, "male", ["male"]],
])("niche %i presets gender and wish", (niche, own, seeking) => {
  expect(resolve({ niche }).preset).toEqual({ own, seeking });
});

test("the config overrides the niche's presets", () => {
  expect(resolve({ niche: 7, preset: { seeking: ["male", "female"] } }).preset).toEqual({
    own: "male",
    seeking: ["male", "female"],
  });
});

test("the day begins in the time zone of the first country, or of the config", () => {
  expect(resolve({ countries: ["GB", "NL"] }).timeZone).toBe("Europe/London");
  expect(resolve({ countries: ["KI"] }).timeZone).toBe("UTC");
  expect(resolve({ countries: ["US"], timeZone: "America/Denver" }).timeZone).toBe("America/Denver");
});

test("a tenant is frozen throughout", () => {
  const tenant = resolve({ redirects: [{ from: "/a", to: "/b" }] }) as unknown as {
    redirects: { to: string }[];
    hosts: string[];
  };
  expect(() => tenant.hosts.push("other.example")).toThrow(TypeError);
  expect(() => Object.assign(tenant.redirects[0]!, { to: "/c" })).toThrow(TypeError);
});

test("a tenant that lost a host links to one that it has, under another revision", () => {
  const tenant = resolve({ hosts: ["velvet.example", "velours.example"] });
  const served = servedOn(tenant, ["velours.example"], 3000);
  expect(served).toMatchObject({ hosts: ["velours.example"], origin: "https://velours.example" });
  expect(served.revision).not.toBe(tenant.revision);
  expect(servedOn(tenant, tenant.hosts, 3000)).toBe(tenant);
});

test("the revision depends on config and override files alone", () => {
  const { tenant, write, path } = tenantsFolder();
  const revision = () => loadTenant(path("velvet"), { port: 3000 }).tenant?.revision;
  tenant("velvet");
  const first = revision();
  write("velvet/notes.txt", "x");
  expect(revision()).toBe(first);
  write("velvet/words/en.json", { "home.title": "x" });
  const second = revision();
  expect(second).not.toBe(first);
  tenant("velvet", { demo: true });
  expect(revision()).not.toBe(second);
});
