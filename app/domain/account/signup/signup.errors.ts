import { domainError } from "~/app/domain/errors";

export const signupClosed = domainError("signup.closed", "forbidden");
export const existingAccount = domainError("signup.existing_account_active", "conflict");
export const deletedAccountExists = domainError("signup.deleted_account_exists", "conflict");
export const tooManySignups = domainError("signup.too_many", "too_many");
