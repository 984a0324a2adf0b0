import { createHash } from "node:crypto";
import { DomainError } from "~/app/domain/errors";
import { foldLookAlikes } from "~/app/domain/look-alikes";
import type { Member } from "~/app/domain/member";
import { takeSolution } from "~/app/domain/safety/puzzles/puzzles";
import type { Solution } from "~/app/domain/safety/puzzles/puzzles.schema";
import type { Site } from "~/app/domain/site";
import { type Limit, limit, tryAttempt } from "~/app/domain/site/limits/limits";
import { copiesToProve, tooManyCopies } from "./care.errors";
import type { Refusal } from "./words";

/** Returns why the same text may not go to another stranger now, if so. Throws errors of `takeSolution`. */
export async function refusalOfCopy(
  site: Site,
  member: Member,
  { text, solution }: { text: string; solution: Solution },
): Promise<Refusal | undefined> {
  const likeness = likenessOf(text);
  if (likeness.length < SHORTEST) return undefined;
  const key = createHash("sha256").update(`${member.id} ${likeness}`).digest("hex").slice(0, 32);
  if (solution.puzzle) await takeSolution(site, solution, { purpose: "copies", solver: { member: member.id } });
  else if (!(await tryAttempt(site, "unproven copies", key, UNPROVEN)))
    return { error: copiesToProve(), reason: "copies: asked for a solved puzzle", weight: 2 };
  try {
    await limit(site, "copies", key, COPIES, tooManyCopies);
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return { error, reason: "copies: asked to wait" };
    throw error;
  }
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The limit of strangers a day who get the same text without delay. Each later copy waits longer. */
const COPIES: Limit = { max: 4, windowMs: DAY, growing: { firstMs: MINUTE, longestMs: 15 * MINUTE } };
/** The limit of copies a day without a solved puzzle. */
const UNPROVEN: Limit = { max: 10, windowMs: DAY };
/**
 * Minimum length of a counted text, in letters. Shorter texts, such as "Hi, how are you?", are common to many members.
 */
const SHORTEST = 30;

/** Returns a text without what changes between recipients: digits, signs, blanks, case and look-alike letters. */
function likenessOf(text: string): string {
  return foldLookAlikes(text).replace(/[^\p{L}]/gu, "");
}
