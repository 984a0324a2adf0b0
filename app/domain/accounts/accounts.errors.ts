import { type DomainError, domainError } from "~/app/domain/errors";
import type { Site } from "~/app/domain/site";

export const authRequired = domainError("auth.required", "forbidden");
/** The same for an unknown address and a wrong password, so that it tells nobody who has an account. */
export function wrongCredentials({ tenant }: Pick<Site, "tenant">): DomainError {
  return tenant.accountDiscovery === "private" ? wrongOrUnconfirmed() : wrong();
}
/** The password was right, and a code is asked for too. Comes with a ticket. */
export const codeRequired = domainError("auth.code_required", "forbidden");
/** The password was right, and the account deleted so lately that it can come back. Comes with a ticket. */
export const restorable = domainError("auth.restorable", "forbidden");
/** Of a step of logging in: too long ago, or something changed in between. */
export const loginStepOver = domainError("auth.step_over", "forbidden");
export const tooManyLogins = domainError("auth.too_many", "too_many");
export const tooManyCodes = domainError("auth.too_many_codes", "too_many");
export const tooManyPasswords = domainError("auth.too_many_passwords", "too_many");
/** Only for somebody who knew the password. */
export const accountDeleted = domainError("auth.deleted", "forbidden");

export const signupClosed = domainError("signup.closed", "forbidden");
export const badToken = domainError("signup.bad_token", "forbidden");
export const badCsrf = domainError("signup.bad_csrf", "forbidden");
export const existingAccount = domainError("signup.existing_account_active", "conflict");
export const deletedAccountExists = domainError("signup.deleted_account_exists", "conflict");
export const tooManySignups = domainError("signup.too_many", "too_many");

export const notConfirmed = domainError("account.not_confirmed", "forbidden");
/** Of a link that was mailed: used, expired, forged, or for an address that the account no longer has. */
export const linkSpent = domainError("account.link_spent", "not_found");
export const tooManyMails = domainError("account.resend_too_many", "too_many");
export const tooManyResets = domainError("reset.too_many", "too_many");
export const tooManyChanges = domainError("notifications.change_too_many", "too_many");

const wrong = domainError("auth.wrong", "invalid");
const wrongOrUnconfirmed = domainError("auth.wrong_or_unconfirmed", "invalid");
