import type { ReactNode } from "react";
import * as css from "./Disclosure.css";
import { DownIcon } from "./icons";

export interface DisclosureProps {
  /** What opens it: a question, "More filters". */
  summary: ReactNode;
  children: ReactNode;
  /** Open from the start. */
  open?: boolean;
  /** Disclosures of one name close each other. */
  name?: string;
}

/** A native <details>: works without a script, and what is searched for in the page is found in it. */
export function Disclosure({ summary, children, open, name }: DisclosureProps) {
  return (
    <details className={css.details} open={open} {...(name && { name })}>
      <summary className={css.summary}>
        <span className={css.words}>{summary}</span>
        <span className={css.chevron}>
          <DownIcon size={20} />
        </span>
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
