import { getTableColumns, getTableName, is, Table } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { describe, expect, test } from "vitest";
import * as control from "~/db/control/tables";
import { PersonalData } from "~/db/personal";
import * as tables from "~/db/tables";
import { imports, product, read, told } from "./sources";

describe("only the allowed files access the database", () => {
  test("no prepared statement is planned again at every call, as SQLite does for a bare limit", () => {
    const bare = product.filter((file) => /\.limit\((p\(|sql\.placeholder)/.test(read(file)));
    expect(bare).toEqual([]);
  });

  test("only queries and storage use drizzle", () => {
    const others = imports.filter(({ from, to }) => {
      return /^drizzle-orm/.test(to) && !/^db\//.test(from) && !from.endsWith(".queries.ts") && !isSeed(from);
    });
    expect(told(others)).toEqual([]);
  });

  test("outside storage and queries, tables are only types", () => {
    const others = imports.filter(({ from, to, typeOnly }) => {
      return (
        /^db\/(control\/)?tables/.test(to) &&
        !typeOnly &&
        !/^db\//.test(from) &&
        !from.endsWith(".queries.ts") &&
        !isSeed(from)
      );
    });
    expect(told(others)).toEqual([]);
  });

  test("no file imports both tenants' tables and the operators', so no statement joins them", () => {
    const readersOf = (tables: RegExp) => imports.filter(({ to }) => tables.test(to)).map(({ from }) => from);
    const ofTenants = readersOf(/^db\/tables/);
    expect(readersOf(/^db\/control\/tables/).filter((file) => ofTenants.includes(file))).toEqual([]);
    const named = (all: object) => Object.values(all).flatMap((each) => (is(each, Table) ? getTableName(each) : []));
    expect(named(control).length).toBeGreaterThan(0);
    expect(named(control).filter((name) => named(tables).includes(name))).toEqual([]);
  });

  test("everything that opens tenants' databases finds them in any cell", () => {
    const openers = product.filter(
      (file) => /\bopenDatabases\(\{/.test(read(file)) && !/^db\//.test(file) && !isBench(file),
    );
    expect(openers.sort()).toEqual(["app/databases.ts", "app/serve/server.ts"]);
    expect(read("app/serve/server.ts")).toMatch(/openDatabases\(\{[^}]*\bcells\b/);
    const freezing = product.filter((file) => /\bopenFreezer\(/.test(read(file)) && !/^db\//.test(file));
    expect(freezing.filter((file) => !/openFreezer\(\{[^}]*\burlOf\b/.test(read(file)))).toEqual([]);
  });

  test("only storage code depends on the engine", () => {
    const others = imports.filter(({ from, to }) => /^(better-sqlite3|pg)$/.test(to) && !/^db\//.test(from));
    expect(told(others.filter(({ from }) => !isBench(from)))).toEqual([]);
  });
});

test("a verb that takes an operator writes an audit entry", () => {
  const verbs = product
    .filter((file) => file.startsWith("app/domain/") && !file.startsWith("app/domain/site/audit/"))
    .flatMap((file) => read(file).split(/^(?=(?:export )?(?:async )?function )/m))
    .filter((text) => /\boperator: Operator\b/.test(text));
  expect(verbs.length).toBeGreaterThan(10);
  expect(verbs.filter((text) => !/\b(audited|auditedInControl|decide)\(\w+, operator, /.test(text))).toEqual([]);
});

describe("personal data", () => {
  const declared: Record<string, unknown> = tables;
  const declarations = Object.values(declared).filter((each) => each instanceof PersonalData);

  test("every table declares, per column, what is exported and erased", () => {
    const all = Object.values(declared).filter((each): each is PgTable => is(each, Table));
    const missing = all.flatMap((table) => {
      const rules = declarations.find((each) => each.table === table)?.rules;
      const columns = Object.keys(getTableColumns(table)).filter((column) => !rules?.columns[column]);
      return columns.map((column) => `${getTableName(table)}.${column}`);
    });
    expect(missing).toEqual([]);
  });

  test("no two tables export to the same file", () => {
    const files = declarations.map(({ rules }) => rules.export.as);
    expect(files).toEqual([...new Set(files)]);
  });
});

/** The seed writes a hundred thousand rows at once, and is a tool outside the product. */
function isSeed(file: string): boolean {
  return /^scripts\/seed(\/|\.ts$)/.test(file);
}

/** Benchmarks of the engine access it directly. */
function isBench(file: string): boolean {
  return /^scripts\/bench\//.test(file);
}
