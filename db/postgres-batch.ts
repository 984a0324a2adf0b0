import type { Writable } from "node:stream";
import type pg from "pg";
import { isConnectionFailure, isSilence } from "./postgres-connection";
import { driver } from "./postgres-driver";
import type { Statement } from "./postgres-session";

export interface Read {
  statement: Statement;
  done(rows: unknown[][]): void;
  fail(error: Error): void;
  /** Sends the read again. Called if an earlier read of the batch failed, so that the server skipped this read. */
  again(): void;
}

type Parse = (text: string) => unknown;

/**
 * The parsers of a statement's columns, by the name of the prepared statement. The columns do not change while the
 * connection lasts.
 */
export type Columns = Map<string, Parse[]>;

interface Options {
  reads: readonly Read[];
  nameOf(text: string): string | undefined;
  columns: Columns;
  /** The time limit for all reads of the batch, in ms. */
  timeout: number;
}

/**
 * Sends several reads in one message and reads one answer, because a round trip costs more than a short statement. The
 * driver calls `handle…`.
 */
export class Batch implements pg.Submittable {
  /** Resolves once the connection is finished with the batch, to whether all reads succeeded. */
  readonly ended: Promise<boolean>;
  // Names that the driver requires. The driver replaces `callback` with its own.
  readonly query_timeout: number;
  callback: () => void = () => {};
  isSilent = false;
  readonly #reads: readonly (Read & { name: string | undefined })[];
  readonly #columns: Columns;
  #end!: (succeeded: boolean) => void;
  #at = 0;
  #parse: Parse[] | undefined;
  #rows: unknown[][] = [];
  #unreadable: Error | undefined;

  constructor({ reads, nameOf, columns, timeout }: Options) {
    this.#reads = reads.map((read) => ({ ...read, name: nameOf(read.statement.text) }));
    this.#columns = columns;
    this.query_timeout = timeout;
    this.ended = new Promise((end) => {
      this.#end = end;
    });
  }

  submit(connection: unknown): void {
    const { stream } = connection as Wire;
    stream.cork();
    for (const { name, statement } of this.#reads) this.#write(connection as Wire, name, statement);
    (connection as Wire).sync();
    stream.uncork();
  }

  #write(wire: Wire, name: string | undefined, { text, values }: Statement): void {
    const parsed = name !== undefined && Object.hasOwn(wire.parsedStatements, name);
    if (!parsed) wire.parse({ text, name });
    // Without this entry, a transaction on this connection would prepare the statement again. If preparing fails, the
    // connection is replaced.
    if (name !== undefined) wire.parsedStatements[name] = text;
    wire.bind({ statement: name, values, valueMapper });
    if (name === undefined || !this.#columns.has(name)) wire.describe({ type: "P" });
    wire.execute();
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    const read = this.#reads[this.#at];
    if (!read) return; // the answer came after the time limit
    const { name, statement } = read;
    this.#parse = fields.map(({ dataTypeID }) => statement.types!.getTypeParser(dataTypeID, "text") as Parse);
    if (name !== undefined) this.#columns.set(name, this.#parse);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const read = this.#reads[this.#at];
    if (!read) return;
    this.#parse ??= this.#columns.get(read.name!)!;
    try {
      this.#rows.push(fields.map((text, at) => (text === null ? null : this.#parse![at]!(text))));
    } catch (error) {
      this.#unreadable = error as Error;
    }
  }

  handleCommandComplete(): void {
    const read = this.#reads[this.#at++];
    if (this.#unreadable) read?.fail(this.#unreadable);
    else read?.done(this.#rows);
    this.#rows = [];
    this.#parse = undefined;
    this.#unreadable = undefined;
  }

  handleReadyForQuery(): void {
    this.callback();
    this.#end(true);
  }

  handleError(error: Error): void {
    this.isSilent = isSilence(error);
    const [failed, ...leftOut] = this.#reads.slice(this.#at);
    this.#at = this.#reads.length;
    failed?.fail(error);
    const isRefusal = error instanceof driver().DatabaseError && !isConnectionFailure(error);
    for (const read of leftOut) isRefusal ? read.again() : read.fail(error);
    this.callback();
    this.#end(false);
  }
}

interface Wire {
  stream: Writable;
  /** Texts by the names under which the server has prepared them. */
  parsedStatements: Record<string, string>;
  parse(message: { text: string; name: string | undefined }): void;
  bind(message: { statement: string | undefined; values: unknown; valueMapper(value: unknown): string | null }): void;
  describe(message: { type: "P" }): void;
  execute(): void;
  sync(): void;
}

const valueMapper = (value: unknown) => (value === null || value === undefined ? null : String(value));

/** Returns whether a batch can send the statement. The driver itself sends values that it must serialize. */
export const isPlain = ({ short, values = [] }: Statement) =>
  short === true && values.every((value) => typeof value !== "object" || value === null);
