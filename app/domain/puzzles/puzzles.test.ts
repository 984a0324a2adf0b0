import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { type TestSite, testSite } from "~/tests/support/test-site";
import { newPuzzle, type Puzzle, takeSolution } from "./puzzles";

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});

/** As the browser does it. */
function worked({ token, bits }: Puzzle): string {
  for (let n = 0; ; n++) {
    if (createHash("sha256").update(`${token}:${n}`).digest().readUInt32BE() >>> (32 - bits) === 0) return String(n);
  }
}

const byHand = ({ token, numbers }: Puzzle) => ({ puzzle: token, work: "", largest: ` ${Math.max(...numbers)} ` });
const byWork = (puzzle: Puzzle) => ({ puzzle: puzzle.token, work: worked(puzzle), largest: "" });
const spent = { code: "puzzles.spent" };

test("a browser's work is taken, and so is a person's answer", async () => {
  await takeSolution(site, byWork(newPuzzle(site)));
  await takeSolution(site, byHand(newPuzzle(site)));
});

test("each once", async () => {
  const puzzle = newPuzzle(site);
  await takeSolution(site, byHand(puzzle));
  await expect(takeSolution(site, byHand(puzzle))).rejects.toMatchObject(spent);
  await expect(takeSolution(site, byWork(puzzle))).rejects.toMatchObject(spent);
});

test("a wrong answer is said so, and may be put right", async () => {
  const puzzle = newPuzzle(site);
  for (const wrong of ["", "x", String(Math.min(...puzzle.numbers))]) {
    await expect(takeSolution(site, { puzzle: puzzle.token, work: wrong, largest: wrong })).rejects.toMatchObject({
      code: "puzzles.wrong",
      detail: { fields: { largest: [{ key: "puzzles.wrong" }] } },
    });
  }
  await takeSolution(site, byHand(puzzle));
});

test("nobody's own puzzle, another site's or an old one will do", async () => {
  const puzzle = newPuzzle(site);
  const other = await testSite({ tenant: { slug: "bordeaux" } });
  await expect(takeSolution(other, byHand(puzzle))).rejects.toMatchObject(spent);
  await expect(takeSolution(site, { ...byHand(puzzle), puzzle: "x" })).rejects.toMatchObject(spent);
  site.clock.advance(3 * 60 * 60_000);
  await expect(takeSolution(site, byHand(puzzle))).rejects.toMatchObject(spent);
});

test("its numbers differ, so that one is the largest", () => {
  for (let n = 0; n < 200; n++) expect(new Set(newPuzzle(site).numbers).size).toBe(3);
});
