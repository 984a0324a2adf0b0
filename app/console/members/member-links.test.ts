// @engines both
import { expect, test } from "vitest";
import { anAdult } from "~/tests/support/people";
import { testSite } from "~/tests/support/test-site";
import { memberLinks } from "./member-links";

test("lists link to the files of members, and to none for an erased member", async () => {
  const bert = anAdult({ name: "Bert" });
  const site = await testSite({ members: [bert] });
  const linkOf = await memberLinks(site, [bert.id, "erased", null, bert.id]);
  expect([bert.id, "erased", null].map(linkOf)).toEqual([`/brands/${site.tenant.slug}/members/${bert.id}`, null, null]);
  expect((await memberLinks(site, []))(bert.id)).toBeNull();
});
