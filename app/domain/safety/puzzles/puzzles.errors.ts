import { domainError } from "~/app/domain/errors";

/** The puzzle has expired or was already solved. */
export const puzzleSpent = domainError("puzzles.spent", "invalid");

/** The member or network sent too many answers without work. */
export const tooManyUnworked = domainError("puzzles.too_many", "too_many");
