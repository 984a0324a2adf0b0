import { createHash } from "node:crypto";
import { wrongFields } from "~/app/domain/checked";
import { hasRoom } from "~/app/domain/limits/limits";
import type { Site } from "~/app/domain/site";
import { puzzleSpent } from "./puzzles.errors";
import type { Solution } from "./puzzles.schema";

/**
 * What is asked of a sender so that nobody sends thousands: of a form without a login, or of copies of one message. A
 * browser looks for a number whose hash with `token` begins with `bits` zeros; where no script runs, the person says
 * which of `numbers` is the largest.
 */
export interface Puzzle {
  token: string;
  bits: number;
  numbers: number[];
}

/** About a second of a phone, from 0.2 to 3. */
const BITS = 14;
/** In ms: as long as somebody may take to write. */
const GOOD_FOR = 3 * 60 * 60 * 1000;

export function newPuzzle(site: Site): Puzzle {
  const bytes = site.randomBytes(19);
  const numbers = distinct([...bytes.subarray(16)].map((byte) => 10 + (byte % 90)));
  const text = `${Buffer.from(bytes.subarray(0, 16)).toString("hex")}.${numbers.join("-")}`;
  return { token: site.signer.sign(PURPOSE, text, site.now() + GOOD_FOR), bits: BITS, numbers };
}

/**
 * Takes a solution, once. Throws `puzzles.spent` where its puzzle is too old or was solved before, and
 * `puzzles.wrong` beside `largest` where it is wrong. That it was solved is known to the machine, in memory: a
 * restart within three hours lets it be used again.
 */
export async function takeSolution(site: Site, { puzzle, work, largest }: Solution): Promise<void> {
  const text = site.signer.open(PURPOSE, puzzle, site.now());
  if (!text) throw puzzleSpent();
  const [id = "", numbers = ""] = text.split(".");
  const rightAnswer = Math.max(...numbers.split("-").map(Number));
  if (!isWork(puzzle, work) && largest.trim() !== String(rightAnswer))
    throw wrongFields({ largest: [{ key: "puzzles.wrong" }] });
  if (!(await hasRoom(site, "puzzles", id, { max: 1, windowMs: GOOD_FOR }))) throw puzzleSpent();
}

const PURPOSE = "puzzle";

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
