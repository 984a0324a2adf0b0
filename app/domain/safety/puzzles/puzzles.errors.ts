import { domainError } from "~/app/domain/errors";

/** The puzzle has expired or was already solved. */
export const puzzleSpent = domainError("puzzles.spent", "invalid");

/** Too many answers without work from one member or network. */
export const tooManyUnworked = domainError("puzzles.too_many", "too_many");
