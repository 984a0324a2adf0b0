import { domainError } from "~/app/domain/errors";

/** Nobody is logged in, or the account is gone. */
export const authRequired = domainError("auth.required", "forbidden");

/** The terms have changed since the member agreed to them: `GET /account/terms` asks. */
export const termsChanged = domainError("account.terms_changed", "forbidden");

/** Of the token and the checksum that the e-mail check gives for a sign-up. */
export const badToken = domainError("signup.bad_token", "forbidden");
export const badCsrf = domainError("signup.bad_csrf", "forbidden");

export const notConfirmed = domainError("account.not_confirmed", "forbidden");
export const tooManyMails = domainError("account.resend_too_many", "too_many");
