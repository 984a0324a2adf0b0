import { domainError } from "~/app/domain/errors";

/** The profile, photo or message is missing, or hidden from this member. */
export const nothingToReport = domainError("reports.not_found", "not_found");
export const selfReported = domainError("reports.self", "invalid");
export const questionNotFound = domainError("console.not_found", "not_found");
export const caseNotFound = domainError("reports.no_case", "not_found");
export const caseChanged = domainError("reports.case_changed", "conflict");
/** A text cannot be removed without the broken rule, because its author must learn it. */
export const ruleMissing = domainError("reports.rule_missing", "invalid");
/** The profile never had this text, or has it no longer. */
export const noSuchText = domainError("reports.no_text", "conflict");
/** An appeal must be decided by an operator who did not give the answer. */
export const sameActor = domainError("reports.same_actor", "conflict");
/** A category that concerns only the terms is stated as illegal. */
export const categoryMissing = domainError("law.category_missing", "invalid");
export const noAppealWaits = domainError("law.no_appeal", "conflict");
/** A partial reversal names no restriction, or an inactive one. */
export const nothingGivenBack = domainError("law.give_back_missing", "invalid");
export const complaintNotFound = domainError("complaints.not_found", "not_found");
/** The complaint has no answer yet, the answer is older than six months, or an appeal exists. */
export const noAppeal = domainError("complaints.no_appeal", "conflict");
export const tooManyPictures = domainError("complaints.too_many_pictures", "conflict");
