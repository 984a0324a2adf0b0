import { getTableColumns, getTableName, is, Table } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Row } from "../copy/place";
import type { Shape } from "../copy/shape";
import * as tables from "../tables";
import type { Frozen } from "./freeze";

/** A row by its declared column names; a JSON column is text. */
export type Cells = Record<string, string | boolean | null>;

/** Replaces the value of a text or JSON column; null stays null. `S` is the rules' context. */
export type Rule<S> = (value: string, row: Cells, scrubbing: S) => string | null;

type Name<T> = { [K in keyof T]: T[K] extends PgTable ? K : never }[keyof T];
type Columns<T> = T extends PgTable ? T["_"]["columns"] : never;
/** The columns that need a rule. Numbers and flags stay: without the other columns they identify nobody. */
type Worded<C> = {
  [K in keyof C]: C[K] extends { _: { dataType: "string" | "custom" | "json" } } ? K : never;
}[keyof C];

/**
 * The rules of all tables. A column without a rule does not compile. A text instead of rules omits all rows and states
 * the reason.
 */
export type Rules<S> = {
  readonly [T in Name<typeof tables>]:
    | string
    | { readonly [C in Worded<Columns<(typeof tables)[T]>> & string]: Rule<S> };
};

/** The values of id columns that belong to nobody. */
export const NOBODY = [tables.HOUSE];

/** Rules by column of the database for a table; undefined if its rows are omitted. */
type Plan<S> = { columns: Map<string, Rule<S>>; names: Map<string, string> } | undefined;

/**
 * Returns a database without real people. Tables with rules keep the number, the order and the relations of their rows;
 * other tables are empty.
 */
export function scrubbed<S>(frozen: Frozen, rules: Rules<S>, scrubbing: S): Frozen {
  const plans = plansOf<S>(rules);
  const last = new Map<string, Row | undefined>();
  return {
    ...frozen,
    count: async (table) => (planOf(plans, table) ? frozen.count(table) : 0),
    async rowsAfter(table, row, limit) {
      const plan = planOf(plans, table);
      if (!plan) return [];
      const rows = await frozen.rowsAfter(table, row && last.get(table.name), limit);
      last.set(table.name, rows.at(-1));
      return rows.map((each) => scrubbedRow(table, each, plan, scrubbing));
    },
  };
}

/** Returns the rules of a table. Throws for a table without a decision. */
function planOf<S>(plans: Map<string, Plan<S>>, { name }: Shape): Plan<S> {
  if (!plans.has(name)) throw new Error(`scrub/decisions.ts has no rule for the table ${name}`);
  return plans.get(name);
}

function plansOf<S>(decided: Record<string, string | Record<string, Rule<S>>>): Map<string, Plan<S>> {
  const plans = new Map<string, Plan<S>>();
  for (const [exported, rules] of Object.entries(decided)) {
    const table = (tables as Record<string, unknown>)[exported];
    if (!is(table, Table)) throw new Error(`${exported} is no table`);
    plans.set(getTableName(table), typeof rules === "string" ? undefined : planFor(table, rules));
  }
  return plans;
}

function planFor<S>(table: Table, rules: Record<string, Rule<S>>): Plan<S> {
  const named = Object.entries(getTableColumns(table)).map(([name, column]) => ({ name, column: column.name }));
  const ruled = named.flatMap(({ name, column }) => {
    const rule = new Map(Object.entries(rules)).get(name);
    return rule ? [[column, rule] as const] : [];
  });
  return { columns: new Map(ruled), names: new Map(named.map(({ name, column }) => [column, name])) };
}

function scrubbedRow<S>({ name: table, columns }: Shape, row: Row, plan: NonNullable<Plan<S>>, scrubbing: S): Row {
  const cells: Cells = Object.fromEntries(columns.map(({ name }, at) => [plan.names.get(name)!, row[at]!]));
  const values = columns.map(({ name, kind }, at) => {
    const value = row[at]!;
    if (value === null || kind === "whole" || kind === "boolean") return value;
    const rule = plan.columns.get(name);
    if (!rule) throw new Error(`scrub/decisions.ts has no rule for ${table}.${name}`);
    return rule(value as string, cells, scrubbing);
  });
  return table === PAIRS ? inOrder(columns, values) : values;
}

const PAIRS = getTableName(tables.conversations);

/**
 * Puts the two members of a conversation into the order of their ids, because a conversation is found by its members in
 * that order.
 */
function inOrder(columns: Shape["columns"], row: Row): Row {
  const [first, second] = [tables.conversations.firstId, tables.conversations.secondId].map((column) =>
    columns.findIndex(({ name }) => name === column.name),
  ) as [number, number];
  if (`${row[first]}` <= `${row[second]}`) return row;
  return row.with(first, row[second]!).with(second, row[first]!);
}
