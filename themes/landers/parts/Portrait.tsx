import { join } from "../../primitives";
import { FIRST } from "../../primitives/Avatar";
import * as css from "./Portrait.css";

export const TONES = ["accent", "support", "pale", "dim"] as const;

interface PortraitProps {
  src: string;
  tone?: (typeof TONES)[number];
  /**
   * Whether the picture loads at once. False below the first screen. The browser fetches a `first` picture before all
   * others.
   */
  eager?: boolean | "first";
  className?: string;
}

/** A drawn person, tinted in the niche's colours. Hidden from screen readers: it shows no particular person. */
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
