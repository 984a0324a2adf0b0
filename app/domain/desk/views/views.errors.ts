import { domainError } from "~/app/domain/errors";

/** The parameter is the maximum number of views. */
export const tooManyViews = domainError("views.too_many", "conflict");
