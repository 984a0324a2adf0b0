import { domainError } from "~/app/domain/errors";

/** There is no such profile, photo or message, or not for this member. */
export const nothingToReport = domainError("reports.not_found", "not_found");
export const selfReported = domainError("reports.self", "invalid");
export const questionNotFound = domainError("console.not_found", "not_found");
export const caseNotFound = domainError("reports.no_case", "not_found");
/** Somebody else acted on the case in the meantime. */
export const caseChanged = domainError("reports.case_changed", "conflict");
/** Thrown where a text is removed without naming the broken rule: its author has to learn which. */
export const ruleMissing = domainError("reports.rule_missing", "invalid");
/** The profile has no such text, or not any more. */
export const noSuchText = domainError("reports.no_text", "conflict");
/** An appeal against the answer to a complaint is decided by somebody who did not give it. */
export const sameActor = domainError("reports.same_actor", "conflict");
/** What can only be against the terms is said to be against the law. */
export const categoryMissing = domainError("law.category_missing", "invalid");
/** There is nothing to decide an appeal about. */
export const noAppealWaits = domainError("law.no_appeal", "conflict");
/** Of a part that is given back nothing is named, or something that does not hold. */
export const nothingGivenBack = domainError("law.give_back_missing", "invalid");
export const complaintNotFound = domainError("complaints.not_found", "not_found");
/** There is no answer yet, six months have gone by since, or there is an appeal already. */
export const noAppeal = domainError("complaints.no_appeal", "conflict");
export const tooManyPictures = domainError("complaints.too_many_pictures", "conflict");
