import { domainError } from "~/app/domain/errors";

/** Nobody is logged in, or the account is gone. */
export const authRequired = domainError("auth.required", "forbidden");

/** The terms have changed since the member agreed to them: `GET /account/terms` asks. */
export const termsChanged = domainError("account.terms_changed", "forbidden");

/** Of the token and the checksum that the e-mail check gives for a sign-up. */
export const badToken = domainError("signup.bad_token", "forbidden");
export const badCsrf = domainError("signup.bad_csrf", "forbidden");

/** An operator named somebody who has no account here, or whose account is not open to what was to be done. */
export const memberNotFound = domainError("account.no_member", "not_found");

/** An operator gave an address that another account has, or a suspended one in another spelling. */
export const addressTaken = domainError("account.address_taken", "conflict");
/** There is nothing to confirm any more. */
export const alreadyConfirmed = domainError("account.confirmed", "conflict");

export const notConfirmed = domainError("account.not_confirmed", "forbidden");
export const tooManyMails = domainError("account.resend_too_many", "too_many");

/** It is suspended, or deleted already. */
export const notDeletable = domainError("acts.not_deletable", "conflict");
