import { domainError } from "~/app/domain/errors";

export const operatorNotFound = domainError("console.no_such_operator", "not_found");
export const operatorExists = domainError("console.operator_exists", "conflict");
export const lastOwner = domainError("console.last_owner", "conflict");
export const systemUserTaken = domainError("console.system_user_taken", "conflict");
export const linkUnusable = domainError("console.link_unusable", "not_found");
