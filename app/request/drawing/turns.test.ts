import { expect, test } from "vitest";
import { queueDrawing } from "./turns";

test("a site with many drawings leaves room for another site's icon, and is refused beyond a hundred", async () => {
  const drawn: string[] = [];
  const draw = (slug: string) =>
    queueDrawing({ slug }, async () => {
      await new Promise(setImmediate);
      drawn.push(slug);
    });
  const storm = Promise.allSettled(Array.from({ length: 150 }, () => draw("storm")));
  await draw("quiet");
  expect(drawn.filter((slug) => slug === "storm").length).toBeLessThan(6);
  const refused = (await storm).flatMap((each) => (each.status === "rejected" ? [each.reason.code] : []));
  expect(refused).toEqual(Array.from({ length: 48 }, () => "error.unavailable"));
});
