import { domainError } from "~/app/domain/errors";

/** The puzzle is too old, or has been solved before. */
export const puzzleSpent = domainError("puzzles.spent", "invalid");

/** Too many answers of a person's own, where a browser's work would do. */
export const tooManyUnworked = domainError("puzzles.too_many", "too_many");
