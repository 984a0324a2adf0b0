import { type DomainError, domainError } from "~/app/domain/errors";
import type { Site } from "~/app/domain/site";

/** Makes the same error for an unknown address and a wrong password, so the answer does not reveal accounts. */
export function wrongCredentials({ tenant }: Pick<Site, "tenant">): DomainError {
  return tenant.accountDiscovery === "private" ? wrongOrUnconfirmed() : wrong();
}
/** The password was right, and a code is needed too. Carries a ticket. */
export const codeRequired = domainError("auth.code_required", "forbidden");
/** The password was right, and the deleted account can still be restored. Carries a ticket. */
export const restorable = domainError("auth.restorable", "forbidden");
/** The password was right, and the account is suspended. Carries a ticket to read the reason. */
export const accountSuspended = domainError("auth.suspended", "forbidden");
/** A login step expired, or the account changed in between. */
export const loginStepOver = domainError("auth.step_over", "forbidden");
export const tooManyCodes = domainError("auth.too_many_codes", "too_many");
export const tooManyPasswords = domainError("auth.too_many_passwords", "too_many");
/** Thrown only after a correct password. */
export const accountDeleted = domainError("auth.deleted", "forbidden");
export const tooManyResets = domainError("reset.too_many", "too_many");
export const tooManyChanges = domainError("notifications.change_too_many", "too_many");

const wrong = domainError("auth.wrong", "invalid");
const wrongOrUnconfirmed = domainError("auth.wrong_or_unconfirmed", "invalid");
