import { domainError } from "~/app/domain/errors";

/** The puzzle is too old, or has been solved before. */
export const puzzleSpent = domainError("puzzles.spent", "invalid");
