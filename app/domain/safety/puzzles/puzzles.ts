import { createHash } from "node:crypto";
import { wrongFields } from "~/app/domain/checked";
import type { Site } from "~/app/domain/site";
import { type Limit, limit, limitPlace, tryAttempt } from "~/app/domain/site/limits/limits";
import { puzzleSpent, tooManyUnworked } from "./puzzles.errors";
import type { Solution } from "./puzzles.schema";

/**
 * A proof of work for a sender, so that nobody sends thousands: of a form without a login, or of copies of one message.
 * A browser looks for a number whose hash with `token` begins with `bits` zeros. Where no script runs, the person says
 * which of `numbers` is the largest: that costs a program nothing, so it is accepted from a place or a member only a
 * few times a day.
 */
export interface Puzzle {
  token: string;
  bits: number;
  numbers: number[];
}

/** The purpose that a puzzle is solved for; another's does not count. */
export type PuzzlePurpose = "complaint" | "copies";

/** Who solves it, for how many are taken of a person's answers: a member, or the address that a visitor asks from. */
export type Solver = { member: string } | { ip: string };

/** 131,000 hashes: about a second of a phone, and of a slow one from 0.5 to 5. */
const BITS = 17;
/** In ms: as long as somebody may take to write. */
const GOOD_FOR = 3 * 60 * 60 * 1000;
/** Answers without work. */
const UNWORKED: Limit = { max: 3, windowMs: 24 * 60 * 60 * 1000 };

export function newPuzzle(site: Site, purpose: PuzzlePurpose): Puzzle {
  const id = Buffer.from(site.randomBytes(16)).toString("hex");
  const token = site.signer.sign(`puzzle ${purpose}`, id, site.now() + GOOD_FOR);
  return { token, bits: BITS, numbers: numbersOf(site, id) };
}

/**
 * Takes a solution, once. Throws `puzzles.spent` where its puzzle is too old, was solved before or is of something else,
 * `puzzles.wrong` beside `largest` where it is wrong, and `puzzles.too_many` where this solver gave too many answers without
 * work. That it was solved is known to the machine, in memory: a restart within three hours lets it be used again.
 */
export async function takeSolution(site: Site, given: Solution, { purpose, solver }: Solving): Promise<void> {
  const { id } = await checkSolution(site, given, { purpose, solver });
  await takeOnce(site, id);
}

/**
 * The same where the caller stores what was sent under `puzzleKey`, and so finds out what was sent before: then work is taken
 * each time. An answer without work is taken once still.
 */
export async function takeStoredSolution(site: Site, given: Solution, { purpose, solver }: Solving): Promise<void> {
  const { id, worked } = await checkSolution(site, given, { purpose, solver });
  if (!worked) await takeOnce(site, id);
}

/** 128 bits in hex, the same for the same puzzle, which only this site can tell from its token. Throws `puzzles.spent`. */
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

/** Made from the id by the site's secret, so that the token does not say them. */
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

/** Each once, so that one of them is the largest. */
function distinct(numbers: number[]): number[] {
  const taken: number[] = [];
  for (const number of numbers) {
    let free = number;
    while (taken.includes(free)) free = free === 99 ? 10 : free + 1;
    taken.push(free);
  }
  return taken;
}
