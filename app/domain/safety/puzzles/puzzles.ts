import { createHash } from "node:crypto";
import { wrongFields } from "~/app/domain/checked";
import type { Site } from "~/app/domain/site";
import { type Limit, limit, limitPlace, tryAttempt } from "~/app/domain/site/limits/limits";
import { puzzleSpent, tooManyUnworked } from "./puzzles.errors";
import type { Solution } from "./puzzles.schema";

/**
 * A proof of work against mass sending: for forms without a login, and for copies of one message. A browser finds a
 * number whose hash with `token` begins with `bits` zeros. Without scripts, the person picks the largest of `numbers`.
 * Programs can do that too, so a network or member may answer without work only a few times a day.
 */
export interface Puzzle {
  token: string;
  bits: number;
  numbers: number[];
}

/** What a puzzle is solved for. A puzzle for another purpose is refused. */
export type PuzzlePurpose = "complaint" | "copies";

/** The solver, for the limit on answers without work: a member, or a visitor's network address. */
export type Solver = { member: string } | { ip: string };

/**
 * The number of zero bits to find. A browser needs 131,072 hashes on average: about a second on a phone, 0.5 to 5
 * seconds across phones.
 */
const BITS = 17;
/** How long a puzzle is valid, in ms: long enough to write the form. */
const GOOD_FOR = 3 * 60 * 60 * 1000;
const UNWORKED: Limit = { max: 3, windowMs: 24 * 60 * 60 * 1000 };

export function newPuzzle(site: Site, purpose: PuzzlePurpose): Puzzle {
  const id = Buffer.from(site.randomBytes(16)).toString("hex");
  const token = site.signer.sign(`puzzle ${purpose}`, id, site.now() + GOOD_FOR);
  return { token, bits: BITS, numbers: numbersOf(site, id) };
}

/**
 * Accepts a solution once. Throws `puzzles.spent` if its puzzle is expired, solved or for another purpose,
 * `puzzles.wrong` at `largest` if wrong, `puzzles.too_many` after too many answers without work. Solved puzzles are
 * kept in the machine's memory: a restart within three hours allows reuse.
 */
export async function takeSolution(site: Site, given: Solution, { purpose, solver }: Solving): Promise<void> {
  const { id } = await checkSolution(site, given, { purpose, solver });
  await takeOnce(site, id);
}

/**
 * Accepts a solution for a caller that stores the request under `puzzleKey` and so detects repeats: work is accepted
 * each time, an answer without work once.
 */
export async function takeStoredSolution(site: Site, given: Solution, { purpose, solver }: Solving): Promise<void> {
  const { id, worked } = await checkSolution(site, given, { purpose, solver });
  if (!worked) await takeOnce(site, id);
}

/** Returns 128 bits in hex, the same for the same puzzle; only this site can compute them. Throws `puzzles.spent`. */
export function puzzleKey(site: Site, purpose: PuzzlePurpose, token: string): string {
  const id = idOf(site, purpose, token);
  const signed = site.signer.sign(`puzzle key ${purpose}`, id, 0);
  return createHash("sha256").update(signed).digest("hex").slice(0, 32);
}

interface Solving {
  purpose: PuzzlePurpose;
  solver: Solver;
}

async function checkSolution(site: Site, { puzzle, work, largest }: Solution, { purpose, solver }: Solving) {
  const id = idOf(site, purpose, puzzle);
  const worked = isWork(puzzle, work);
  if (!worked && largest.trim() !== String(Math.max(...numbersOf(site, id))))
    throw wrongFields({ largest: [{ key: "puzzles.wrong" }] });
  if (!worked) await takeUnworked(site, solver);
  return { id, worked };
}

function idOf(site: Site, purpose: PuzzlePurpose, token: string): string {
  const id = site.signer.open(`puzzle ${purpose}`, token, site.now());
  if (!id) throw puzzleSpent();
  return id;
}

async function takeOnce(site: Site, id: string): Promise<void> {
  if (!(await tryAttempt(site, "puzzles", id, { max: 1, windowMs: GOOD_FOR }))) throw puzzleSpent();
}

function takeUnworked(site: Site, solver: Solver): Promise<void> {
  return "ip" in solver
    ? limitPlace(site, "unworked puzzles", solver.ip, UNWORKED, tooManyUnworked)
    : limit(site, "unworked puzzles", solver.member, UNWORKED, tooManyUnworked);
}

/** Derives the numbers from the id with the site's secret, so the token does not reveal them. */
function numbersOf(site: Site, id: string): number[] {
  const bytes = createHash("sha256")
    .update(site.signer.sign("puzzle numbers", id, 0))
    .digest()
    .subarray(0, 3);
  return distinct([...bytes].map((byte) => 10 + (byte % 90)));
}

function isWork(token: string, work: string): boolean {
  if (!/^\d{1,9}$/.test(work)) return false;
  const hash = createHash("sha256").update(`${token}:${work}`).digest();
  return hash.readUInt32BE() >>> (32 - BITS) === 0;
}

/** Changes equal numbers, so that exactly one of them is the largest. */
function distinct(numbers: number[]): number[] {
  const taken: number[] = [];
  for (const number of numbers) {
    let free = number;
    while (taken.includes(free)) free = free === 99 ? 10 : free + 1;
    taken.push(free);
  }
  return taken;
}
