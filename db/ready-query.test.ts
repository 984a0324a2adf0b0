// @engines both
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { profiles } from "~/db/tables";
import { anAdult, testSite } from "~/tests/support/test-site";
import { prepared } from "./handle";

const q = prepared((d) => ({
  one: d
    .select({ id: profiles.id, seeking: profiles.seeking, visible: profiles.visible, region: profiles.region })
    .from(profiles)
    .where(sql`${profiles.id} = ${sql.placeholder("id")}`)
    .prepare("test.one"),
}));

test("a statement returns the same rows the first time and after its functions are compiled", async () => {
  const anna = anAdult({ name: "Anna", seeking: ["male", "female"] });
  const site = await testSite({ members: [anna] });
  const expected = [{ id: anna.id, seeking: ["male", "female"], visible: true, region: anna.region }];
  await site.db.read(async (conn) => {
    for (let call = 0; call < 120; call++) expect(await q(conn).one.execute({ id: anna.id })).toEqual(expected);
    await expect(q(conn).one.execute({})).rejects.toThrow('No value for placeholder "id" was provided');
    expect(await q(conn).one.execute({ id: "nobody" })).toEqual([]);
  });
});
