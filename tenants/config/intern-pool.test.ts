import { expect, test } from "vitest";
import { minimalConfig } from "./example";
import { InternPool } from "./intern-pool";
import { resolveTenant } from "./resolve";
import { tenantConfig } from "./schema";

test("equal parts of two configs become one frozen value, and different parts stay apart", () => {
  const pool = new InternPool();
  const resolved = (slug: string) => {
    const config = tenantConfig.parse({
      ...minimalConfig,
      hosts: [`${slug}.example`],
      credits: { perMessage: slug.length },
    });
    return resolveTenant(slug, config, { port: 3000, folder: `/${slug}`, pool });
  };
  const [velvet, satin] = [resolved("velvet"), resolved("satin")];
  expect(satin.profile).toBe(velvet.profile);
  expect(satin.company).toBe(velvet.company);
  expect(Object.isFrozen(velvet.profile.visibleFields)).toBe(true);
  expect([velvet.credits?.perMessage, satin.credits?.perMessage]).toEqual([6, 5]);
  expect([velvet.hosts, satin.hosts]).toEqual([["velvet.example"], ["satin.example"]]);
});

test("long values are compared by their whole content", () => {
  const pool = new InternPool();
  const ending = (end: string) => pool.intern({ text: `${"x".repeat(5_000)}${end}` });
  const [one, like, other] = [ending("a"), ending("a"), ending("b")];
  expect(like).toBe(one);
  expect(other).not.toBe(one);
  expect(other.text.at(-1)).toBe("b");
});
