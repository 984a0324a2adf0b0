// @engines both
import { beforeEach, expect, test } from "vitest";
import { testOnSqlite } from "~/tests/support/engines";
import { type TestDesk, testDesk } from "~/tests/support/test-desk";
import { removeView, saveView, viewsOf } from "./views";

let desk: TestDesk;
let mia: string;
let noor: string;
beforeEach(async () => {
  desk = await testDesk();
  mia = (await desk.add("Mia", "moderator")).id;
  noor = (await desk.add("Noor", "moderator")).id;
});

const of = async (operator: string) => (await viewsOf(desk, operator)).map(({ name, path }) => [name, path]);

test("a list is saved with its filters under a name, for its operator only", async () => {
  await saveView(desk, mia, { name: " Velvet’s  photos ", path: "/queue?kind=photo&brand=velvet&after=x" });
  desk.clock.advance(1000);
  await saveView(desk, mia, { name: "Money", path: "/payments" });
  expect(await of(mia)).toEqual([
    ["Velvet’s photos", "/queue?brand=velvet&kind=photo"],
    ["Money", "/payments"],
  ]);
  expect(await of(noor)).toEqual([]);
  const [first] = await viewsOf(desk, mia);
  await removeView(desk, noor, first!.id);
  expect(await of(mia)).toHaveLength(2);
  await removeView(desk, mia, first!.id);
  expect(await of(mia)).toEqual([["Money", "/payments"]]);
});

testOnSqlite("a name is unique: saving it again replaces its address", async () => {
  await saveView(desk, mia, { name: "Mine", path: "/queue" });
  await saveView(desk, mia, { name: "Mine", path: "/queue?kind=held" });
  await saveView(desk, noor, { name: "Mine", path: "/photos" });
  expect([await of(mia), await of(noor)]).toEqual([[["Mine", "/queue?kind=held"]], [["Mine", "/photos"]]]);
});

testOnSqlite("only lists can be saved, with a name, up to the maximum", async () => {
  for (const path of ["/people?q=anna", "https://evil.example/queue", "//evil.example", "/you", ""])
    await expect(saveView(desk, mia, { name: "x", path }), path).rejects.toMatchObject({ code: "views.path_wrong" });
  const named = (name: string) => saveView(desk, mia, { name, path: "/queue" });
  await expect(named(" ")).rejects.toMatchObject({ code: "views.name_missing" });
  await expect(named("x".repeat(41))).rejects.toMatchObject({ code: "views.name_too_long" });
  for (let index = 0; index < 20; index++) await named(`View ${index}`);
  await expect(named("One more")).rejects.toMatchObject({ code: "views.too_many" });
  await saveView(desk, mia, { name: "View 3", path: "/photos" });
  expect(await of(mia)).toHaveLength(20);
});
