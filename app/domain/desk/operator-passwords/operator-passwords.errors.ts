import { domainError } from "~/app/domain/errors";

/** One answer for all: no such operator, a wrong password, a wrong code. */
export const signInRefused = domainError("console.sign_in_refused", "forbidden");
export const codeRefused = domainError("console.code_refused", "forbidden");
