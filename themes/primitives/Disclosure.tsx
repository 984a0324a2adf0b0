import { type ReactNode, useEffect, useRef } from "react";
import * as css from "./Disclosure.css";
import { DownIcon } from "./icons";

export interface DisclosureProps {
  /** The label of the button that opens the content: a question, or "More filters". */
  summary: ReactNode;
  children: ReactNode;
  /** Whether the content is visible initially. */
  open?: boolean;
  /** Disclosures of one name close each other. */
  name?: string;
  /** Called on each opening, and once on hydration if it is open already: to fetch its contents. */
  onOpen?: () => void;
}

/** A native <details>: works without a script, and the browser's search finds its text. */
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
