import { type ReactNode, useEffect, useRef } from "react";
import * as css from "./Disclosure.css";
import { DownIcon } from "./icons";

export interface DisclosureProps {
  /** The part that opens it: a question, "More filters". */
  summary: ReactNode;
  children: ReactNode;
  /** Open from the start. */
  open?: boolean;
  /** Disclosures of one name close each other. */
  name?: string;
  /** Told each time that it opens, and once the script is there where it is open already: to fetch its contents. */
  onOpen?: () => void;
}

/** A native <details>: works without a script, and what is searched for in the page is found in it. */
export function Disclosure({ summary, children, open, name, onOpen }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const told = useRef(onOpen);
  told.current = onOpen;
  useEffect(() => {
    if (details.current?.open) told.current?.();
  }, []);
  return (
    <details
      ref={details}
      className={css.details}
      open={open}
      {...(name && { name })}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary className={css.summary}>
        <span className={css.words}>{summary}</span>
        <DownIcon size={20} className={css.chevron} />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
