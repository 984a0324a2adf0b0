import * as css from "./Spinner.css";
import { VisuallyHidden } from "./VisuallyHidden";

export interface SpinnerProps {
  /** "Loading...", translated. */
  label: string;
  /** Whether only screen readers get the label. */
  quiet?: boolean;
}

export function Spinner({ label, quiet = false }: SpinnerProps) {
  return (
    <span className={css.spinner} role="status">
      <SpinnerRing />
      {quiet ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </span>
  );
}

/** The ring without a label, for an element that says in another way that it is busy. */
export function SpinnerRing() {
  return <span className={css.ring} aria-hidden="true" />;
}
