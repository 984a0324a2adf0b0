/** The most characters of a text, by its column, by its table. */
export type ShortTexts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A migration says by such lines which texts are short in schemas made from then on (`shortId`, `word` and `short` in `columns.ts`). */
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
 * The same statement for a schema that is new. One that is in use stays as it is: the former build has statements prepared there, which
 * fail where a column's type changes under them.
 */
export function withShortTexts(statement: string, short: ShortTexts): string {
  const table = /^(?:create|alter) table "tenant"\."(\w+)"/im.exec(statement)?.[1] ?? "";
  let shortened = statement;
  for (const [name, most] of short.get(table) ?? [])
    shortened = shortened.replace(`"${name}" text collate "C"`, `"${name}" varchar(${most}) collate "C"`);
  return shortened;
}
