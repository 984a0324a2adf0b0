import { domainError } from "~/app/domain/errors";

export const authRequired = domainError("auth.required", "forbidden");
/** The same for an unknown address and a wrong password, so that it tells nobody who has an account. */
export const wrongCredentials = domainError("auth.wrong", "invalid");
/** Only for somebody who knew the password. */
export const accountDeleted = domainError("auth.deleted", "forbidden");

export const signupClosed = domainError("signup.closed", "forbidden");
export const badToken = domainError("signup.bad_token", "forbidden");
export const badCsrf = domainError("signup.bad_csrf", "forbidden");
export const existingAccount = domainError("signup.existing_account_active", "conflict");
export const deletedAccountExists = domainError("signup.deleted_account_exists", "conflict");

export const notConfirmed = domainError("account.not_confirmed", "forbidden");
/** Of a link that was mailed: used, expired, forged, or for an address that the account no longer has. */
export const linkSpent = domainError("account.link_spent", "not_found");
export const tooManyMails = domainError("account.resend_too_many", "too_many");
export const tooManyResets = domainError("reset.too_many", "too_many");
export const tooManyChanges = domainError("notifications.change_too_many", "too_many");
