import { domainError } from "~/app/domain/errors";

/** The same error for an unknown operator, a wrong password and a wrong code. */
export const signInRefused = domainError("console.sign_in_refused", "forbidden");
export const codeRefused = domainError("console.code_refused", "forbidden");
