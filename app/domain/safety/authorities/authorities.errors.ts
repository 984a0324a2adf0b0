import { domainError } from "~/app/domain/errors";

export const noSuchMatter = domainError("law.no_matter", "not_found");
export const noSuchLegalHold = domainError("law.no_hold", "not_found");
/** The matter was already confirmed, complied with or ended. */
export const settledAlready = domainError("law.settled", "conflict");
export const legalHoldOver = domainError("law.hold_until_wrong", "invalid");
