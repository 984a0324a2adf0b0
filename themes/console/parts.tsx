import type { ReactNode } from "react";
import * as css from "./console.css";
import * as tables from "./tables.css";

export type Tone = "plain" | "good" | "warn" | "bad";

/** A page's heading with its buttons. */
export function Head({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={css.head}>
      <h1 className={css.title}>{title}</h1>
      {children}
    </div>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2 className={css.subtitle}>{title}</h2>
      {children}
    </section>
  );
}

/** A section with a title. Renders nothing if `of` is empty. */
export function Filled({ title, of, children }: { title: string; of: readonly unknown[]; children: ReactNode }) {
  return of.length > 0 && <Section title={title}>{children}</Section>;
}

export function Badge({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) {
  return <span className={css.badges[tone]}>{children}</span>;
}

/** A notice. With `isNews`, screen readers announce the notice once the page has loaded. */
export function Notice({ tone = "plain", isNews, children }: { tone?: Tone; isNews?: boolean; children: ReactNode }) {
  return (
    <p className={css.notices[tone]} role={isNews ? (tone === "bad" ? "alert" : "status") : undefined}>
      {children}
    </p>
  );
}

/** A notice with a button. */
export function NoticeBar({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <div className={`${css.notices[tone]} ${css.bar}`} role={tone === "bad" ? "alert" : "status"}>
      {children}
    </div>
  );
}

/** A list of names and values. Leaves out empty values. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== "" && value !== false);
  if (known.length === 0) return null;
  return (
    <dl className={css.facts}>
      {known.map(([name, value]) => (
        <div key={name} className={css.pair}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface Column<Row> {
  name: string;
  /** Aligns numbers at the end of their cell. */
  numeric?: boolean;
  of(row: Row): ReactNode;
}

interface TableProps<Row> {
  /** The table's name for screen readers. */
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  keyOf(row: Row): string;
  /** The text that replaces a table without rows. */
  none: string;
}

export function Table<Row>({ label, columns, rows, keyOf, none }: TableProps<Row>) {
  if (rows.length === 0) return <p className={css.quiet}>{none}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard
    <section className={tables.scroller} aria-label={label} tabIndex={0}>
      <table className={tables.table}>
        <thead>
          <tr>
            {columns.map(({ name, numeric }) => (
              <th key={name} scope="col" className={numeric ? tables.number : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ name, numeric, of }) => (
                <td key={name} className={numeric ? tables.number : undefined} data-name={name}>
                  {of(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export interface TimelineEntry {
  key: string;
  /** The time of the event, ISO 8601. */
  at: string;
  when: string;
  what: ReactNode;
}

/** Events, the newest first. */
export function Timeline({ entries, none }: { entries: TimelineEntry[]; none: string }) {
  if (entries.length === 0) return <p className={css.quiet}>{none}</p>;
  return (
    <ol className={tables.timeline}>
      {entries.map(({ key, at, when, what }) => (
        <li key={key}>
          <time dateTime={at}>{when}</time>
          <div>{what}</div>
        </li>
      ))}
    </ol>
  );
}
