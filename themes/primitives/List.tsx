import type { ReactNode } from "react";
import * as css from "./List.css";

/** A list of rows. `label` names it for screen readers if no heading stands before it. */
export function List({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={css.list} aria-label={label}>
      {children}
    </ul>
  );
}

export interface ListRowProps {
  title: ReactNode;
  /** A second, quieter line. */
  text?: ReactNode;
  /** The picture or icon before the text. */
  leading?: ReactNode;
  /** The content after the text, or under it: a time, a count, buttons. A row with `href` takes no buttons. */
  trailing?: ReactNode;
  /** The address of the row's page. The whole row is then a link. */
  href?: string;
  /** Whether this row's page is open. */
  current?: boolean;
}

export function ListRow({ title, text, leading, trailing, href, current = false }: ListRowProps) {
  const className = css.row({ link: href !== undefined, current });
  const content = (
    <>
      {leading && <span className={css.leading}>{leading}</span>}
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {text && <span className={css.text({ current })}>{text}</span>}
      </span>
      {trailing && <div className={css.trailing}>{trailing}</div>}
    </>
  );
  return (
    <li className={css.item}>
      {href === undefined ? (
        <div className={className}>{content}</div>
      ) : (
        <a href={href} className={className} aria-current={current ? "page" : undefined}>
          {content}
        </a>
      )}
    </li>
  );
}
