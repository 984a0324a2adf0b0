import { dictionary } from "@zxcvbn-ts/language-common";

/** Whether this is one of the fifty thousand passwords that people choose most, in small letters or in capitals. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary["passwords-common"]);
  return common.has(password.toLowerCase());
}

let common: Set<string> | undefined;
