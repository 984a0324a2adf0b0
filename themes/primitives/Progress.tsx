import { useId } from "react";
import { useWords } from "../words";
import * as css from "./Progress.css";

export interface ProgressProps {
  /** The activity, in words. */
  label: string;
  /** The progress from 0 to 1. Null if unknown. */
  value: number | null;
}

/** A native <progress> under its label, with the percentage in the visitor's format. */
export function Progress({ label, value }: ProgressProps) {
  const id = useId();
  const { locale } = useWords();
  return (
    <div className={css.progress}>
      <div className={css.head}>
        <span id={id} className={css.label}>
          {label}
        </span>
        {value !== null && (
          <span className={css.value} aria-hidden="true">
            {new Intl.NumberFormat(locale, { style: "percent" }).format(value)}
          </span>
        )}
      </div>
      <progress className={css.bar} aria-labelledby={id} value={value ?? undefined} />
    </div>
  );
}

/** The bar without a visible label. Screen readers still read the label. */
export function ProgressBar({ label, value }: ProgressProps) {
  return <progress className={css.bar} aria-label={label} value={value ?? undefined} />;
}

/** The bar over the picture that is uploaded. */
export function PictureProgress(props: ProgressProps) {
  return (
    <span className={css.onPicture}>
      <ProgressBar {...props} />
    </span>
  );
}

export interface StepsProps {
  /** "Step 2 of 6": the meaning of the dots, in words. */
  label: string;
  /** Counts from 1. */
  step: number;
  steps: number;
  /** The number of dots for all steps. By default a dot for each step; 0 shows no dots. */
  dots?: number;
}

/** Shows the current step of a sequence of pages. */
export function Steps({ label, step, steps, dots = steps }: StepsProps) {
  // Counts half dots, so that two steps within one dot look different.
  const reached = Math.ceil((step / steps) * dots * 2) / 2;
  const now = Math.ceil(reached) - 1;
  const stateOf = (dot: number) => {
    if (dot !== now) return dot < now ? "done" : "ahead";
    return reached > now + 0.5 ? "now" : "half";
  };
  return (
    <p className={css.steps}>
      {dots > 0 && (
        <span className={css.dots} aria-hidden="true">
          {Array.from({ length: dots }, (_, dot) => (
            <span key={dot} className={css.dot({ state: stateOf(dot) })} />
          ))}
        </span>
      )}
      {label}
    </p>
  );
}
