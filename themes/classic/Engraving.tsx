import type { ReactNode } from "react";
import { join } from "../primitives";
import * as css from "./Engraving.css";

/** The niche's flower as a copperplate: outlines and hatching in place of flat colour. */
export function Engraving({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={join(css.engraving, className)} aria-hidden="true">
      <Hatching />
      {children}
    </div>
  );
}

/** The fill of the outlines. A page has one engraving. */
function Hatching() {
  return (
    <svg className={css.hatching} aria-hidden="true" focusable="false">
      <defs>
        {(["bloom", "leaf"] as const).flatMap((plant) =>
          hatchings.map(({ tone, gap, crossed }) => (
            <pattern
              key={plant + tone}
              id={`${plant}-${tone}`}
              width={gap}
              height={gap}
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(24)"
            >
              <rect width={gap} height={gap} className={css.paper} />
              <path
                d={`M${gap / 2} 0 V${gap}${crossed ? ` M0 ${gap / 2} H${gap}` : ""}`}
                className={plant === "bloom" ? css.bloomLine : css.leafLine}
              />
            </pattern>
          )),
        )}
      </defs>
    </svg>
  );
}

const hatchings = [
  { tone: "cross", gap: 2.5, crossed: true },
  { tone: "close", gap: 2.5, crossed: false },
  { tone: "middle", gap: 4, crossed: false },
  { tone: "sparse", gap: 6.5, crossed: false },
];
