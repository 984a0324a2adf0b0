// @engines one
import { expect, test } from "vitest";
import { engineWords } from "~/app/console/frame/visit";
import type { Role } from "~/app/domain/desk/permissions/permissions";
import { orders } from "~/db/tables";
import { paidOrderOf } from "~/tests/support/orders";
import { anAdult, aPerson, type TestSite, testSite } from "~/tests/support/test-site";
import { memberPage } from "./member-page";

function pageFor(role: Role, site: TestSite, id: string) {
  const who = { operator: aPerson, grants: [{ role, brand: null }] };
  const request = new Request(`https://desk.example/brands/velvet/members/${id}`);
  return memberPage({ site, who, request, params: {}, context: { visit: { words: engineWords("en") } } } as never, id);
}

test("a member's file links a refund for a paid order, and a won dispute for an order that was charged back", async () => {
  const bert = anAdult({ name: "Bert" });
  const site = await testSite({ members: [bert] });
  const charged = { state: "refunded", chargedBackMinor: 1000, receiptNumber: 2 } as const;
  const disputed = { id: "b".repeat(32), key: "k2", providerRef: "s2", ...charged };
  const rows = [paidOrderOf(bert.id), { ...paidOrderOf(bert.id), ...disputed }];
  await site.db.transact(async ({ drizzle }) => {
    for (const row of rows) await drizzle.insert(orders).values(row);
  });
  const linkedFor = async (role: Role) => {
    const { timeline } = await pageFor(role, site, bert.id);
    return timeline.flatMap(({ actions }) => actions).map(({ to, title }) => [title, to]);
  };
  const at = (action: string, id: string) => `/brands/velvet/actions/${action}?on=${id.repeat(32)}`;
  expect((await linkedFor("finance")).sort()).toEqual([
    ["Book a won dispute", at("orders.regain", "b")],
    ["Refund", at("orders.refund", "a")],
  ]);
  expect(await linkedFor("support")).toEqual([]);
});

test("a member's file links the rejection of each photo, for operators who decide about photos", async () => {
  const bert = anAdult({ name: "Bert", photos: ["one", "two"] });
  const site = await testSite({ members: [bert] });
  const rejectedBy = async (role: Role) =>
    (await pageFor(role, site, bert.id)).photos.map(({ reject }) => reject?.split("?")[0] ?? null);
  expect(await rejectedBy("moderator")).toEqual(Array(2).fill("/brands/velvet/actions/photos.reject"));
  expect(await rejectedBy("support")).toEqual([null, null]);
});
