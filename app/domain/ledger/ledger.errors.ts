import { domainError } from "~/app/domain/errors";

export const insufficientCredits = domainError("credits.insufficient", "payment_required");
