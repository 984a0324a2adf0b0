/** Capsules that an attacker with the public key changed and sealed again. */
import { createHash } from "node:crypto";
import { createReadStream, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { openedArchive, sealedArchive } from "~/app/backups/archive";
import { folder, type Key } from "./backups";

export interface Part {
  path: string;
  text: Buffer;
}

/** A change of a capsule's files. */
export type Change = (parts: Part[]) => Part[];

/** Returns a changed copy, sealed for the same key. */
export async function resealed(file: string, { identity, recipient }: Key, change: Change): Promise<string> {
  const parts: Part[] = [];
  for await (const { path, body } of openedArchive(createReadStream(file), [identity])) {
    parts.push({ path, text: await buffer(body) });
  }
  const copy = join(folder(), "site.capsule");
  const files = change(parts).map(({ path, text }) => ({ path, size: text.length, body: text }));
  const bytes = await buffer(sealedArchive(each(files), [recipient]));
  writeFileSync(copy, bytes);
  return copy;
}

/** Replaces one file. */
export function swapped(name: string, to: (text: string) => string): Change {
  return (parts) => parts.map(({ path, text }) => ({ path, text: path === name ? Buffer.from(to(`${text}`)) : text }));
}

export function renamed(name: string, to: string): Change {
  return (parts) => parts.map(({ path, text }) => ({ path: path === name ? to : path, text }));
}

/** Appends a small file. */
export function added(path: string): Change {
  return (parts) => [...parts, { path, text: Buffer.from("{}") }];
}

export function without(name: RegExp): Change {
  return (parts) => parts.filter(({ path }) => !name.test(path));
}

/** Updates the list of hashes after a change. */
export function relisted(change: Change): Change {
  return (parts) => {
    const changed = change(parts).filter(({ path }) => path !== "hashes.txt");
    const list = changed.map(({ path, text }) => `${sha256(text)}  ${path}\n`).join("");
    return [...changed, { path: "hashes.txt", text: Buffer.from(list) }];
  };
}

/** Updates the tables' checksums after a change. */
export function recounted(change: Change): Change {
  return (parts) => {
    const changed = change(parts);
    const rowsOf = (table: string) =>
      Buffer.concat(changed.filter(({ path }) => path.startsWith(`database/rows/${table}/`)).map(({ text }) => text));
    const recount = (text: string) =>
      JSON.stringify(
        (JSON.parse(text) as { table: string }[]).map((each) => ({ ...each, checksum: sha256(rowsOf(each.table)) })),
      );
    return swapped("database/contents.json", recount)(changed);
  };
}

interface Form {
  migrations: string[];
  tables: { name: string; columns: { name: string }[] }[];
}

/** The tables and columns that migrations made. */
interface Made {
  tables: string[];
  columns: Record<string, string[]>;
}

/** The tables and columns that migrations made from 0021_risk_signals on. */
export const MADE_SINCE: Made = {
  tables: ["mail", "mail_case", "risk_signal", "payer", "account_device"],
  columns: {
    ledger_account: ["day", "day_spent", "day_messages"],
    outbox: ["trace"],
    payment_order: ["noticed_at", "buyer_hash", "conversation_id"],
    report: ["decision_key"],
    moderation_decision: ["proof", "acted", "reversed_at"],
    fraud_letter: ["retracted_at"],
    refund: ["premium_ms"],
    warning: ["reversed_at"],
    profile: ["seen_by_asked_at", "advertised"],
  },
};

/** Removes from a profile row who may see the profile. A later migration asks members again. */
export function unasked(row: string): object {
  const { seenBy: _, seenByAskedAt: __, advertised: ___, ...rest } = JSON.parse(row);
  return rest;
}

/** Returns the capsule's rows as before a migration, without the tables and columns of this and later migrations. */
export function earlierThan(migration: string, { tables: made, columns }: Made): Change {
  const unlisted = (parts: Part[]) =>
    [
      without(new RegExp(`^database/rows/(${made.join("|")})/`)),
      ...Object.entries(columns).flatMap(([table, names]) => names.map((name) => withoutColumn(table, name))),
      changed("database/form.json", ({ migrations, tables, ...rest }: Form) => ({
        ...rest,
        migrations: migrations.slice(0, migrations.indexOf(migration)),
        tables: tables.filter(({ name }) => !made.includes(name)),
      })),
      changed("database/contents.json", (counted: { table: string }[]) =>
        counted.filter(({ table }) => !made.includes(table)),
      ),
      changed("capsule.json", ({ rows, ...manifest }: { rows: Record<string, number> }) => ({
        ...manifest,
        rows: Object.fromEntries(Object.entries(rows).filter(([table]) => !made.includes(table))),
      })),
    ].reduce((all, change) => change(all), parts);
  return unlisted;
}

function withoutColumn(table: string, column: string): Change {
  return (parts) => droppingFrom(parts, table, column)(parts);
}

function droppingFrom(all: Part[], table: string, column: string): Change {
  const form = JSON.parse(`${all.find(({ path }) => path === "database/form.json")!.text}`) as Form;
  const at = form.tables.find(({ name }) => name === table)!.columns.findIndex(({ name }) => name === column);
  const fewer = <T>(values: T[]) => values.filter((_, index) => index !== at);
  const line = (text: string) => (text === "" ? "" : JSON.stringify(fewer(JSON.parse(text) as unknown[])));
  const tablesWithout = changed("database/form.json", ({ tables, ...rest }: Form) => ({
    ...rest,
    tables: tables.map((each) => (each.name === table ? { ...each, columns: fewer(each.columns) } : each)),
  }));
  return (parts) =>
    tablesWithout(parts).map(({ path, text }) => {
      const isOfIt = path.startsWith(`database/rows/${table}/`);
      return { path, text: isOfIt ? Buffer.from(`${text}`.split("\n").map(line).join("\n")) : text };
    });
}

/** Replaces one JSON file. */
function changed<T>(name: string, to: (value: T) => unknown): Change {
  return swapped(name, (text) => JSON.stringify(to(JSON.parse(text) as T)));
}

/** Changes a byte at a share of the file: 0 is the start, 1 the end. */
export function changeByte(file: string, share: number): void {
  const bytes = readFileSync(file);
  bytes[Math.floor(bytes.length * share)]! ^= 1;
  writeFileSync(file, bytes);
}

function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

async function* each<T>(all: T[]): AsyncGenerator<T> {
  yield* all;
}
