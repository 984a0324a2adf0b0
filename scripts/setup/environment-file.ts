import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { asCaller } from "../owner.mjs";
import { Refusal } from "../refusal";

export type Variables = Record<string, string>;

export interface Change {
  name: string;
  value: string;
  before: string | undefined;
}

/** Reads a file of environment variables. Empty if the file is missing. */
export function variablesIn(file: string): Variables {
  return asCaller(() => (existsSync(file) ? ({ ...parseEnv(readFileSync(file, "utf8")) } as Variables) : {}));
}

export function changesTo(standing: Variables, wanted: Variables): Change[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const before = Object.hasOwn(standing, name) ? standing[name] : undefined;
    return before === value ? [] : [{ name, value, before }];
  });
}

/** Returns the names in a file as `#NAME=`: settings that the user left empty. */
export function namesLeftOut(file: string): string[] {
  const text = asCaller(() => (existsSync(file) ? readFileSync(file, "utf8") : ""));
  return [...text.matchAll(/^#([A-Z][A-Z0-9_]*)=$/gm)].map(([, name]) => name!);
}

/** Records settings that the user left empty, so that setup does not ask again. */
export function noteLeftOut(file: string, names: readonly string[]): void {
  const fresh = names.filter((name) => !namesLeftOut(file).includes(name));
  if (fresh.length > 0) asCaller(() => appendFileSync(file, fresh.map((name) => `#${name}=\n`).join("")));
}

/**
 * Writes the changes and keeps all other lines. Only the owner may read the file, because it has passwords. systemd, a
 * shell and Node's --env-file read it alike.
 */
export function writeChanges(file: string, changes: readonly Change[]): void {
  asCaller(() => write(file, changes));
}

function write(file: string, changes: readonly Change[]): void {
  const lines = existsSync(file) ? readFileSync(file, "utf8").replace(/\n$/, "").split("\n") : [HEAD];
  for (const { name, value } of changes) {
    const at = lines.findIndex((line) =>
      line
        .trimStart()
        .replace(/^export\s+/, "")
        .startsWith(`${name}=`),
    );
    const line = `${name}=${quoted(name, value)}`;
    if (at < 0) lines.push(line);
    else lines[at] = line;
  }
  writeFileSync(`${file}.new`, `${lines.join("\n")}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

const HEAD = "# The settings of Bouquet: scripts/operating/serving.md. npx bouquet setup adds what is missing.";

/** Single quotes preserve the value for systemd, shells and Node. */
function quoted(name: string, value: string): string {
  if (/^[\w./:@,+-]*$/.test(value)) return value;
  if (/['\n\r]/.test(value))
    throw new Refusal(`${name}: may hold neither ' nor a line break. Write it as %27 in an address`);
  return `'${value}'`;
}
