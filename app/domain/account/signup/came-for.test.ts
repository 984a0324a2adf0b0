// @engines both
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { block } from "~/app/domain/safety/blocks/blocks";
import { accounts } from "~/db/tables";
import { anAdult, testSite } from "~/tests/support/test-site";
import { cameFor } from "./came-for";

test("cameFor returns the member on whose page the sign-up began, if still visible", async () => {
  const [anna, bert] = [anAdult({ name: "Anna" }), anAdult({ name: "Bert" })];
  const site = await testSite({ members: [anna, bert] });
  const after = async (formPath: string) => {
    await site.db.transact(({ drizzle }) => drizzle.update(accounts).set({ formPath }).where(eq(accounts.id, bert.id)));
    return (await cameFor(site, bert))?.name;
  };
  for (const page of ["signup", "landing", "landing2/eng", "landing3/nl"]) {
    expect(await after(`/members/${anna.id}/${page}`), page).toBe("Anna");
  }
  for (const path of ["/signup", "/landers/video/eng", `/members/${bert.id}/landing`, "/members/nobody/landing"]) {
    expect(await after(path), path).toBeUndefined();
  }
  await block(site, anna, bert.id);
  expect(await after(`/members/${anna.id}/landing`)).toBeUndefined();
});
