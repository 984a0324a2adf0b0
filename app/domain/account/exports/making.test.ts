import { describe, expect, test } from "vitest";
import { anAdult, type TestSite, testSite } from "~/tests/support/test-site";
import { askForExport, exportEffects, exportOf, openExport } from "./exports";

describe("many exports at once", () => {
  const making = exportEffects[0]!;
  const people = (many: number) => Array.from({ length: many }, (_, n) => anAdult({ name: `No ${n}` }));

  /** Makes exports like the outbox. */
  async function made(site: TestSite, members: { id: string }[], ready: () => void = () => {}) {
    for (const member of members) await askForExport(site, member);
    return members.map(async (member) => {
      const { id } = (await exportOf(site, member))!;
      const payload = { export: id, account: member.id };
      await making.handle({ id, key: id, payload } as never, site, new AbortController().signal);
      ready();
    });
  }

  test("are made in turns of sites, so no site waits for all of another", async () => {
    const [many, one] = [people(6), people(1)];
    const velvet = await testSite({ members: many });
    const onyx = await testSite({ tenant: { slug: "onyx" }, members: one });
    const order: string[] = [];
    const first = await made(velvet, many, () => order.push("velvet"));
    const second = await made(onyx, one, () => order.push("onyx"));
    await Promise.all([...first, ...second]);
    expect(order).toHaveLength(7);
    expect(order.at(-1)).toBe("velvet");
  });

  test("keep the file of an export that is made twice", async () => {
    const [member] = people(1);
    const site = await testSite({ members: [member!] });
    await Promise.all([...(await made(site, [member!])), ...(await made(site, [member!]))]);
    const { id, size } = (await exportOf(site, member!))!;
    const file = await openExport(site, member!, id);
    expect(file.size).toBe(size);
    file.body.destroy();
  });
});
