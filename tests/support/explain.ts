import { sql } from "drizzle-orm";
import { engine } from "~/db/engine";
import type { Db } from "~/db/handle";

interface Statement {
  sql: string;
  params: unknown[];
}

/** Returns the indexes that answer a statement without reading the table, once per use. */
export async function indexesThatAnswer(db: Db, statement: Statement): Promise<string[]> {
  if (engine === "sqlite")
    return (await planInFile(db, statement)).flatMap((detail) => /COVERING INDEX (\w+)/.exec(detail)?.[1] ?? []);
  const scans = (await planOnServer(db, statement)).filter((node) => node["Node Type"] === "Index Only Scan");
  return scans.map((node) => node["Index Name"]!);
}

/**
 * Returns how a statement finds its rows: `range of <index>`, `all of <table or index>` for a full scan, and `sort`.
 */
export async function stepsOf(db: Db, statement: Statement): Promise<string[]> {
  return engine === "sqlite"
    ? (await planInFile(db, statement)).flatMap(stepInFile)
    : (await planOnServer(db, statement)).flatMap(stepOnServer);
}

function stepInFile(detail: string): string[] {
  const [, range] = /^SEARCH \w+ USING (?:COVERING )?INDEX (\w+)/.exec(detail) ?? [];
  const [, all] = /^SCAN (\w+)/.exec(detail) ?? [];
  if (range) return [`range of ${range}`];
  if (all) return [`all of ${all}`];
  return detail.startsWith("USE TEMP B-TREE") ? ["sort"] : [];
}

function stepOnServer({ "Node Type": type, ...node }: PlanNode): string[] {
  if (type.endsWith("Sort")) return ["sort"];
  if (!type.endsWith("Scan")) return [];
  return node["Index Cond"]
    ? [`range of ${node["Index Name"]}`]
    : [`all of ${node["Index Name"] ?? node["Relation Name"]}`];
}

async function planInFile(db: Db, { sql: statement }: Statement): Promise<string[]> {
  const explain = sql.raw(`explain query plan ${statement.replaceAll("?", "1")}`);
  return (await db.read((conn) => conn.rows<{ detail: string }>(explain))).map(({ detail }) => detail);
}

interface PlanNode {
  "Node Type": string;
  "Index Name"?: string;
  "Index Cond"?: string;
  "Relation Name"?: string;
  Plans?: PlanNode[];
}

/** PostgreSQL's plan for a table that is too large for a full scan. */
async function planOnServer(db: Db, { sql: statement, params }: Statement): Promise<PlanNode[]> {
  const [row] = await db.transact(async (conn) => {
    for (const way of ["seqscan", "bitmapscan", "sort"]) await conn.rows(sql.raw(`set local enable_${way} = off`));
    const filled = statement.replace(/\$(\d+)/g, (_, number) => literal(params[number - 1]));
    return conn.rows<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(sql.raw(`explain (format json) ${filled}`));
  });
  return nodesOf(row!["QUERY PLAN"][0].Plan);
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function literal(value: unknown): string {
  return typeof value === "number" ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
}
