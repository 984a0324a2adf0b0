import type { ReactNode } from "react";
import * as css from "./List.css";

/** Rows one under the other. `label` names it for screen readers where no heading stands before it. */
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
  /** Before the words: a picture or an icon. */
  leading?: ReactNode;
  /** After them: a time, a count, buttons. Under them where there is no room. Of a row with `href`: nothing to press. */
  trailing?: ReactNode;
  /** Makes the whole row a link. */
  href?: string;
  /** The one whose page this is. */
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
