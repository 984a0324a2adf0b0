import { expect, test } from "vitest";
import { minimalConfig } from "./example";
import { InternPool } from "./intern-pool";
import { resolveTenant } from "./resolve";
import { tenantConfig } from "./schema";

test("what two configs have alike is one value, frozen, and what differs is each one's own", () => {
  const pool = new InternPool();
  const [velvet, satin] = ["velvet", "satin"].map((slug) => {
    const config = tenantConfig.parse({ ...minimalConfig, hosts: [`${slug}.example`], credits: { perMessage: slug.length } });
    return resolveTenant(slug, config, { port: 3000, folder: `/${slug}`, pool });
  });
  expect(satin!.profile).toBe(velvet!.profile);
  expect(satin!.company).toBe(velvet!.company);
  expect(Object.isFrozen(velvet!.profile.visibleFields)).toBe(true);
  expect([velvet!.credits.perMessage, satin!.credits.perMessage]).toEqual([6, 5]);
  expect([velvet!.hosts, satin!.hosts]).toEqual([["velvet.example"], ["satin.example"]]);
});

test("long values are told apart by all of their content", () => {
  const pool = new InternPool();
  const [one, like, other] = ["a", "a", "b"].map((end) => pool.intern({ text: `${"x".repeat(5_000)}${end}` }));
  expect(like).toBe(one);
  expect(other).not.toBe(one);
  expect(other!.text.at(-1)).toBe("b");
});
