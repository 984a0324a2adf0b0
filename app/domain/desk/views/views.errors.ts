import { domainError } from "~/app/domain/errors";

/** Comes with the most views that somebody may have. */
export const tooManyViews = domainError("views.too_many", "conflict");
