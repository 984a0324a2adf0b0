export type ShortTexts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * Matches a comment in a migration that lists the short texts of later schemas (`shortId`, `word`, `short` in
 * `columns.ts`).
 */
const LINE = /^-- short texts of (\w+): (.+)$/gm;

export function shortTextsIn(statements: readonly string[]): ShortTexts {
  const lines = [...statements.join("\n").matchAll(LINE)];
  return new Map(
    lines.map(([, table, columns]) => [
      table!,
      new Map(
        columns!.split(", ").map((each) => {
          const [name, most] = each.split(" ");
          return [name!, Number(most)];
        }),
      ),
    ]),
  );
}

/**
 * Returns the statement for a new schema, with short texts. A schema in use keeps its types, because the prepared
 * statements of the previous build fail if a column's type changes.
 */
export function withShortTexts(statement: string, short: ShortTexts): string {
  const table = /^(?:create|alter) table "tenant"\."(\w+)"/im.exec(statement)?.[1] ?? "";
  let shortened = statement;
  for (const [name, most] of short.get(table) ?? [])
    shortened = shortened.replace(`"${name}" text collate "C"`, `"${name}" varchar(${most}) collate "C"`);
  return shortened;
}
