import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { type TestSite, testSite } from "~/tests/support/test-site";
import { newPuzzle, type Puzzle, type PuzzlePurpose, type Solver, takeSolution } from "./puzzles";
import type { Solution } from "./puzzles.schema";

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});

/** Solves the puzzle like a browser. */
function worked({ token, bits }: Puzzle): string {
  for (let n = 0; ; n++) {
    if (createHash("sha256").update(`${token}:${n}`).digest().readUInt32BE() >>> (32 - bits) === 0) return String(n);
  }
}

const take = (
  solution: Solution,
  { purpose = "complaint", ...solver }: { purpose?: PuzzlePurpose } & Partial<Solver> = {},
) => takeSolution(site, solution, { purpose, solver: { ip: "203.0.113.9", ...solver } });

const byHand = ({ token, numbers }: Puzzle) => ({ puzzle: token, work: "", largest: ` ${Math.max(...numbers)} ` });
const byWork = (puzzle: Puzzle) => ({ puzzle: puzzle.token, work: worked(puzzle), largest: "" });
const spent = { code: "puzzles.spent" };

test("a solution by work and an answer by a person are both accepted", async () => {
  await take(byWork(newPuzzle(site, "complaint")));
  await take(byHand(newPuzzle(site, "complaint")));
});

test("each solution is accepted once", async () => {
  const puzzle = newPuzzle(site, "complaint");
  await take(byHand(puzzle));
  await expect(take(byHand(puzzle))).rejects.toMatchObject(spent);
  await expect(take(byWork(puzzle))).rejects.toMatchObject(spent);
});

test("a wrong answer is reported and can be corrected", async () => {
  const puzzle = newPuzzle(site, "complaint");
  for (const wrong of ["", "x", String(Math.min(...puzzle.numbers))]) {
    await expect(take({ puzzle: puzzle.token, work: wrong, largest: wrong })).rejects.toMatchObject({
      code: "puzzles.wrong",
      detail: { fields: { largest: [{ key: "puzzles.wrong" }] } },
    });
  }
  await take(byHand(puzzle));
});

test("a forged, foreign or expired puzzle is refused", async () => {
  const puzzle = newPuzzle(site, "complaint");
  const other = await testSite({ tenant: { slug: "bordeaux" } });
  await expect(
    takeSolution(other, byHand(puzzle), { purpose: "complaint", solver: { ip: "203.0.113.9" } }),
  ).rejects.toMatchObject(spent);
  await expect(take({ ...byHand(puzzle), puzzle: "x" })).rejects.toMatchObject(spent);
  site.clock.advance(3 * 60 * 60_000);
  await expect(take(byHand(puzzle))).rejects.toMatchObject(spent);
});

test("the numbers differ, so one is the largest", () => {
  for (let n = 0; n < 200; n++) expect(new Set(newPuzzle(site, "complaint").numbers).size).toBe(3);
});

test("the token reveals neither the numbers nor the solution", () => {
  for (let n = 0; n < 50; n++) {
    const { token, numbers } = newPuzzle(site, "complaint");
    const said = Buffer.from(token.split(".")[0]!, "base64url").toString();
    expect(said).toMatch(/^\d+:[0-9a-f]{32}$/);
    expect(newPuzzle(site, "complaint").numbers).not.toEqual(numbers);
  }
});

test("a puzzle for another purpose is refused", async () => {
  await expect(take(byWork(newPuzzle(site, "copies")))).rejects.toMatchObject(spent);
  await take(byWork(newPuzzle(site, "copies")), { purpose: "copies" });
});

test("answers without work are limited to three a day per network or member, work is not limited", async () => {
  for (const solver of [{ ip: "203.0.113.9" }, { ip: "2001:db8::1" }]) {
    for (let n = 0; n < 3; n++) await take(byHand(newPuzzle(site, "complaint")), solver);
    const more = newPuzzle(site, "complaint");
    await expect(take(byHand(more), solver)).rejects.toMatchObject({ code: "puzzles.too_many", kind: "too_many" });
    await take(byWork(more), solver);
  }
  const byMember = (member: string) =>
    takeSolution(site, byHand(newPuzzle(site, "copies")), { purpose: "copies", solver: { member } });
  for (let n = 0; n < 3; n++) await byMember("anna");
  await expect(byMember("anna")).rejects.toMatchObject({ code: "puzzles.too_many" });
  await byMember("bert");
});
