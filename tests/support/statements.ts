import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { ReadyQuery, type Statement as Sent } from "~/db/postgres-session";
import { binder, type Values } from "~/db/ready-query";
import { Database } from "~/db/sqlite-driver";

/** A statement as the engine received it. */
export interface Statement {
  sql: string;
  params: unknown[];
}

type Method = (...args: never[]) => unknown;

/** The running `statementsOf` to which a statement belongs. */
const watched = new AsyncLocalStorage<Statement[]>();

/**
 * Returns the statements that `work` sends to the databases, on either engine, in order and unchanged. Excludes other
 * statements of this process meanwhile.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const asked: Statement[] = [];
  const note = (sent: Statement) => {
    if (watched.getStore() === asked) asked.push(sent);
  };
  const statement = Object.getPrototypeOf(new Database(":memory:").prepare("select 1"));
  const undo = [
    ...["all", "get", "run", "iterate"].map((name) =>
      watch(statement, name, (self: { source: string }, params) => note({ sql: self.source, params })),
    ),
    watch(pg.Client.prototype, "query", (_, [query, params]) => {
      const { text, values, short } = (typeof query === "string" ? { text: query } : query) as Sent;
      if (text && !short) note({ sql: text, params: values ?? (Array.isArray(params) ? params : []) });
    }),
    // Records each of several statements that share one message.
    watch(ReadyQuery.prototype, "execute", (self: ReadyQuery, [values]) => {
      const { sql, params } = self.getQuery();
      if (self.short) note({ sql, params: binder(params)((values ?? {}) as Values) });
    }),
  ];
  try {
    await watched.run(asked, work);
  } finally {
    for (const each of undo) each();
  }
  return asked;
}

/** Calls `note` before each call of a method. Returns a function that stops it. */
function watch<Self>(prototype: object, name: string, note: (self: Self, args: unknown[]) => void): () => void {
  const methods = prototype as Record<string, Method>;
  const own = methods[name]!;
  methods[name] = function (this: Self, ...args: never[]) {
    note(this, args);
    return own.apply(this, args);
  };
  return () => {
    methods[name] = own;
  };
}
