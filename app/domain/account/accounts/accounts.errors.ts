import { domainError } from "~/app/domain/errors";

/** No member is logged in, or the account is gone. */
export const authRequired = domainError("auth.required", "forbidden");

/** The terms have changed since the member agreed to them: `GET /account/terms` shows the change. */
export const termsChanged = domainError("account.terms_changed", "forbidden");

/** The token or the checksum of the email check is invalid for this sign-up. */
export const badToken = domainError("signup.bad_token", "forbidden");
export const badCsrf = domainError("signup.bad_csrf", "forbidden");

/** An operator named a member without an account here, or one whose account does not allow the action. */
export const memberNotFound = domainError("account.no_member", "not_found");

/** An operator entered an address that another account has, or another spelling of a suspended account's. */
export const addressTaken = domainError("account.address_taken", "conflict");
export const alreadyConfirmed = domainError("account.confirmed", "conflict");

export const notConfirmed = domainError("account.not_confirmed", "forbidden");
export const tooManyMails = domainError("account.resend_too_many", "too_many");

/** The account is suspended, or already deleted. */
export const notDeletable = domainError("actions.not_deletable", "conflict");
