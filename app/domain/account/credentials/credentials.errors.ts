import { type DomainError, domainError } from "~/app/domain/errors";
import type { Site } from "~/app/domain/site";

/** The same for an unknown address and a wrong password, so that it does not reveal accounts. */
export function wrongCredentials({ tenant }: Pick<Site, "tenant">): DomainError {
  return tenant.accountDiscovery === "private" ? wrongOrUnconfirmed() : wrong();
}
/** The password was right, and a code is asked for too. Comes with a ticket. */
export const codeRequired = domainError("auth.code_required", "forbidden");
/** The password was right, and the account deleted so lately that it can come back. Comes with a ticket. */
export const restorable = domainError("auth.restorable", "forbidden");
/** The password was right, and the account suspended. Comes with a ticket to read why. */
export const accountSuspended = domainError("auth.suspended", "forbidden");
/** Of a step of logging in: too long ago, or something changed in between. */
export const loginStepOver = domainError("auth.step_over", "forbidden");
export const tooManyCodes = domainError("auth.too_many_codes", "too_many");
export const tooManyPasswords = domainError("auth.too_many_passwords", "too_many");
/** Only for somebody who knew the password. */
export const accountDeleted = domainError("auth.deleted", "forbidden");
export const tooManyResets = domainError("reset.too_many", "too_many");
export const tooManyChanges = domainError("notifications.change_too_many", "too_many");

const wrong = domainError("auth.wrong", "invalid");
const wrongOrUnconfirmed = domainError("auth.wrong_or_unconfirmed", "invalid");
