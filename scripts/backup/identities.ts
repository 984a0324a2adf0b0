import { readFileSync } from "node:fs";
import { asCaller } from "../owner.mjs";
import { Refusal } from "../refusal";

/** Reads the identities in a file written by `age` or `backup keys`. Throws a Refusal that names the option. */
export function identitiesIn(file: string, option = "--identity"): string[] {
  const found = textOf(file, option)
    .split(/\s+/)
    .filter((word) => word.startsWith("AGE-SECRET-KEY-"));
  if (found.length === 0) throw new Refusal(`${option}: ${file} holds none: a line AGE-SECRET-KEY-1...`);
  return found;
}

/** Reads the file that an option names. Throws a Refusal that names the option. */
export function textOf(file: string, option: string): string {
  try {
    return asCaller(() => readFileSync(file, "utf8"));
  } catch (error) {
    throw new Refusal(`${option}: ${file} can't be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
