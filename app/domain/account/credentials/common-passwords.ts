import { dictionary } from "@zxcvbn-ts/language-common";

/** Whether this is one of the fifty thousand most common passwords, in lower or upper case. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary["passwords-common"]);
  return common.has(password.toLowerCase());
}

let common: Set<string> | undefined;
