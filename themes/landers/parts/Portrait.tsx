import { join } from "../../primitives";
import { FIRST } from "../../primitives/Avatar";
import * as css from "./Portrait.css";

export const TONES = ["accent", "support", "pale", "dim"] as const;

interface PortraitProps {
  src: string;
  tone?: (typeof TONES)[number];
  /** False for those that stand below the first screen; `first` for the one that is asked for before all others. */
  eager?: boolean | "first";
  className?: string;
}

/** A drawn person, tinted in the niche's colours. Says nothing to screen readers: nobody in particular is shown. */
export function Portrait({ src, tone = "accent", eager = true, className }: PortraitProps) {
  return (
    <span className={join(css.portrait, css.tones[tone], className)}>
      <img
        src={src}
        alt=""
        width={704}
        height={704}
        loading={eager ? undefined : "lazy"}
        {...(eager === "first" && FIRST)}
      />
    </span>
  );
}
