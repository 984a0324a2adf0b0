import { createHash, type Hash } from "node:crypto";
import { AT_ONCE, batchesOf, digestible, type Row, type Value } from "../copy/place";
import type { Kind, Shape } from "../copy/shape";
import type { Frozen } from "./freeze";

/**
 * A file of a snapshot: `form.json`, then `rows/<table>/<number>.jsonl`, then `contents.json` with counts and
 * checksums.
 */
export interface SnapshotFile {
  path: string;
  bytes: Uint8Array;
}

/** The version of the snapshot's form. There is one version so far. */
const FORM = 1;

export interface Form {
  form: number;
  engine: "sqlite" | "postgres";
  /** The tags of the migrations that made the tables. */
  migrations: string[];
  tables: Shape[];
}

export interface Counted {
  table: string;
  rows: number;
  /** The SHA-256 of all rows in the order of their keys, equal on both engines for equal rows. */
  checksum: string;
}

/**
 * Thrown if the input is no complete snapshot, or if this release can't use the snapshot. The message is for operators.
 */
export class SnapshotRefused extends Error {}

/** Maximum size of a snapshot's file, in bytes. Readers refuse a larger file before reading it. */
export const LARGEST_FILE = 64 * 1024 * 1024;

/**
 * Maximum size of `form.json` and `contents.json` in bytes; 100 kB are usual. A parsed note needs up to fifty times as
 * much memory.
 */
const LARGEST_NOTE = 1024 * 1024;

/**
 * The size of a file of rows from which the next file begins, in characters. A single larger row gets a file of its
 * own.
 */
const USUAL_FILE = 4 * 1024 * 1024;

/** Writes the files of a snapshot. Holds a thousand rows in memory at a time. */
export async function* snapshotOf(frozen: Frozen): AsyncGenerator<SnapshotFile> {
  const { engine, migrations, tables } = frozen;
  yield file("form.json", JSON.stringify({ form: FORM, engine, migrations, tables } satisfies Form));
  const counted: Counted[] = [];
  for (const table of tables) {
    const tally = tallyOf();
    let files = 0;
    for await (const rows of batchesOf(frozen, table)) {
      for (const { some, text } of inFiles(rows)) {
        tally.add(some, text);
        yield file(`rows/${table.name}/${`${++files}`.padStart(6, "0")}.jsonl`, text);
      }
    }
    counted.push(tally.of(table.name));
  }
  yield file("contents.json", JSON.stringify(counted));
}

/** Splits rows into texts of lines, with as many rows per text as fit. */
function* inFiles(rows: Row[]): Generator<{ some: Row[]; text: string }> {
  let some: Row[] = [];
  let text = "";
  for (const row of rows) {
    const line = digestible([row]);
    if (text !== "" && text.length + line.length > USUAL_FILE) {
      yield { some, text };
      some = [];
      text = "";
    }
    some.push(row);
    text += line;
  }
  if (text !== "") yield { some, text };
}

/** Receives the rows of a snapshot. */
export interface Sink {
  insert(table: Shape, rows: Row[]): Promise<void>;
}

export interface SnapshotReader {
  /** Reads the next file, in the order of writing. Throws SnapshotRefused. */
  take(file: SnapshotFile): Promise<void>;
  /** Returns what was read. Throws SnapshotRefused if a part is missing. */
  end(): { form: Form; tables: Counted[] };
}

/** Reads a snapshot. `begin` returns the receiver of the rows once the form is known, and may refuse it. */
export function snapshotReader(begin: (form: Form) => Promise<Sink>): SnapshotReader {
  let form: Form | undefined;
  let sink: Sink | undefined;
  let stated: Counted[] | undefined;
  const tallies = new Map<string, ReturnType<typeof tallyOf>>();

  async function takeRows(name: string, bytes: Uint8Array): Promise<void> {
    const table = form?.tables.find((each) => each.name === name);
    if (!table || !sink || stated) throw new SnapshotRefused(`rows of ${name} are out of place`);
    const rows = linesOf(bytes).map((line) => rowIn(table, line));
    const tally = tallies.get(name) ?? tallyOf();
    tallies.set(name, tally);
    tally.add(rows);
    await sink.insert(table, rows);
  }

  return {
    async take({ path, bytes }) {
      const [, table] = /^rows\/([a-z_]+)\/\d+\.jsonl$/.exec(path) ?? [];
      if (table) return takeRows(table, bytes);
      if (bytes.length > LARGEST_NOTE) throw new SnapshotRefused(`${path} is too large`);
      if (path === "form.json" && !form) {
        form = formIn(bytes);
        sink = await begin(form);
      } else if (path === "contents.json" && form && !stated) stated = countedIn(bytes);
      else throw new SnapshotRefused(`${path} is no part of a snapshot`);
    },
    end() {
      if (!form || !stated) throw new SnapshotRefused("its end is missing");
      const tables = form.tables.map(({ name }) => (tallies.get(name) ?? tallyOf()).of(name));
      const wrong = tables.find((table, at) => JSON.stringify(table) !== JSON.stringify(stated![at]));
      if (wrong || stated.length !== tables.length) {
        throw new SnapshotRefused(`its rows do not match its checksums: ${wrong?.table ?? "a table is missing"}`);
      }
      return { form, tables };
    },
  };
}

/** Counts and digests rows as they pass. */
export function tallyOf() {
  const hash: Hash = createHash("sha256");
  let count = 0;
  return {
    add(rows: Row[], text = digestible(rows)) {
      count += rows.length;
      hash.update(text);
    },
    of: (table: string): Counted => ({ table, rows: count, checksum: hash.copy().digest("hex") }),
  };
}

function file(path: string, text: string): SnapshotFile {
  const bytes = Buffer.from(text);
  if (bytes.length > LARGEST_FILE) throw new SnapshotRefused(`${path} has a row that is too large for a snapshot`);
  return { path, bytes };
}

/** Splits a file into lines. Throws SnapshotRefused for more rows than a file may have. */
function linesOf(bytes: Uint8Array): Buffer[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lines: Buffer[] = [];
  for (let at = 0, end = text.indexOf(LINE_END); end >= 0; at = end + 1, end = text.indexOf(LINE_END, at)) {
    if (lines.length === AT_ONCE) throw new SnapshotRefused("a file has too many rows");
    lines.push(text.subarray(at, end));
  }
  return lines;
}

/** The codes of characters in ASCII. */
const [LINE_END, QUOTE, COMMA, BACKSLASH] = [0x0a, 0x22, 0x2c, 0x5c];

/** The length in bytes below which a line needs little memory to parse, whatever it contains. */
const SHORT_LINE = 1024 * 1024;

/** Returns whether a long line has more values than columns: parsed, they could need fifty times its memory. */
function hasMoreValues(line: Buffer, most: number): boolean {
  let values = 1;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === COMMA && ++values > most) return true;
    if (line[at] === QUOTE) at = endOfString(line, at);
  }
  return false;
}

/** Returns the position of the closing quote of the string that begins at `start`, or the end of the line. */
function endOfString(line: Buffer, start: number): number {
  for (let at = line.indexOf(QUOTE, start + 1); at >= 0; at = line.indexOf(QUOTE, at + 1)) {
    let before = at;
    while (line[before - 1] === BACKSLASH) before--;
    if ((at - before) % 2 === 0) return at;
  }
  return line.length;
}

/** Matches a valid name. Names become part of statements, so only valid names are accepted. */
const NAME = /^[a-z][a-z0-9_]*$/;
const KINDS: readonly Kind[] = ["text", "whole", "boolean", "json"];

function formIn(bytes: Uint8Array): Form {
  const form = parsed(bytes) as Form;
  if (form?.form !== FORM) throw new SnapshotRefused("it was written by a later version of Bouquet");
  const { tables, migrations } = form as { tables: unknown; migrations: unknown };
  const isSound = isListOf(tables, isShape) && new Set(tables.map(({ name }) => name)).size === tables.length;
  if (!isSound || !isListOf(migrations, isText)) throw new SnapshotRefused("form.json is invalid");
  return form;
}

function countedIn(bytes: Uint8Array): Counted[] {
  const counted = parsed(bytes);
  if (!isListOf(counted, isCounted)) throw new SnapshotRefused("contents.json is invalid");
  return counted;
}

function isListOf<T>(value: unknown, isOne: (each: unknown) => each is T): value is T[] {
  return Array.isArray(value) && value.every(isOne);
}

const isText = (value: unknown): value is string => typeof value === "string";

function isShape(value: unknown): value is Shape {
  const { name, columns, key } = (value ?? {}) as { name?: unknown; columns?: unknown; key?: unknown };
  const hasColumns = isListOf(columns, isColumn) && columns.length > 0;
  if (!isText(name) || !NAME.test(name) || !hasColumns || !isListOf(key, isNumber)) return false;
  return key.length > 0 && key.every((at) => columns[at] !== undefined);
}

const isNumber = (value: unknown): value is number => Number.isInteger(value);

function isColumn(value: unknown): value is Shape["columns"][number] {
  const { name, kind } = (value ?? {}) as { name?: unknown; kind?: unknown };
  return isText(name) && NAME.test(name) && KINDS.includes(kind as Kind);
}

function isCounted(value: unknown): value is Counted {
  const { table, rows, checksum } = (value ?? {}) as Record<string, unknown>;
  return isText(table) && isNumber(rows) && isText(checksum);
}

function rowIn({ name, columns }: Shape, line: Buffer): Row {
  const isLong = line.length > SHORT_LINE && hasMoreValues(line, columns.length);
  const row = isLong ? undefined : parsed(line);
  const fits =
    Array.isArray(row) && row.length === columns.length && row.every((value, at) => isOf(columns[at]!.kind, value));
  if (!fits) throw new SnapshotRefused(`${name} has a row with wrong columns`);
  return row as Row;
}

function isOf(kind: Kind, value: unknown): value is Value {
  if (value === null) return true;
  if (kind === "boolean") return typeof value === "boolean";
  return typeof value === "string" && (kind !== "whole" || /^-?\d{1,19}$/.test(value));
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    throw new SnapshotRefused("it is not readable");
  }
}
