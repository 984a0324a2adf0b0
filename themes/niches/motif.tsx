import type { FC } from "react";
import * as bouquet from "./bouquet";
import * as hydrangea from "./hydrangea";
import * as irises from "./irises";
import * as magnolia from "./magnolia";
import * as css from "./motif.css";
import * as peony from "./peony";
import * as rose from "./rose";
import * as tulips from "./tulips";

/** The niche's flower, drawn. "hero" fills a large field, "small" is one bloom. Says nothing to screen readers. */
export function Motif({ niche, variant }: { niche: number; variant: "hero" | "small" }) {
  const { Hero, Small } = flowers[niche] ?? bouquet;
  if (variant === "hero")
    return (
      <svg className={css.hero} viewBox="0 0 480 560" aria-hidden="true" focusable="false">
        <path
          d="M60 548 V216 A180 180 0 0 1 420 216 V548 A12 12 0 0 1 408 560 H72 A12 12 0 0 1 60 548Z"
          className={css.ground}
        />
        <Hero />
      </svg>
    );
  return (
    <svg className={css.small} viewBox="0 0 160 160" aria-hidden="true" focusable="false">
      <circle cx="80" cy="80" r="72" className={css.ground} />
      <Small />
    </svg>
  );
}

/** By niche number. One that is not here gets the bouquet. */
const flowers: Record<number, { Hero: FC; Small: FC }> = {
  1: bouquet,
  2: tulips,
  3: rose,
  4: peony,
  5: hydrangea,
  6: magnolia,
  7: irises,
};
