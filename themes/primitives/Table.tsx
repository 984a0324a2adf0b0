import { type ReactNode, useId } from "react";
import { join } from "./join";
import * as css from "./Table.css";

export interface TableProps<Row> {
  /** The table's subject, in words. */
  caption: ReactNode;
  columns: readonly {
    key: string;
    label: ReactNode;
    /** "end" for numbers. */
    align?: "start" | "end";
    cell: (row: Row) => ReactNode;
  }[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Shown if the table has no rows. */
  empty: ReactNode;
  /** On a narrow screen each row is a block with its labels, for cells with sentences. Labels must be plain text. */
  stacks?: boolean;
}

/** A table. The first column names its row. A table that is too wide scrolls sideways, by keyboard too. */
export function Table<Row>({ caption, columns, rows, keyOf, empty, stacks = false }: TableProps<Row>) {
  const id = useId();
  const labelOf = (label: ReactNode) => (stacks ? { "data-label": String(label) } : {});
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={css.frame} aria-labelledby={id} tabIndex={0}>
      <table className={join(css.table, stacks && css.stacked)}>
        <caption id={id} className={css.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, label, align = "start" }) => (
              <th key={key} scope="col" className={css.heading({ align })}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={css.row}>
              {columns.map(({ key, label, align = "start", cell }, index) =>
                index === 0 ? (
                  <th key={key} scope="row" className={css.name({ align })}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} className={css.cell({ align })} {...labelOf(label)}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className={css.empty}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
