import { type FC, useEffect, useRef, useState } from "react";
import * as css from "./motif.css";

interface MotifProps {
  niche: number;
  /** "hero" fills a large field, "small" is one flower. */
  variant: "hero" | "small";
}

/** Draws the niche's flower. Hidden from screen readers. */
export function Motif({ niche, variant }: MotifProps) {
  if (!onServer) return <KeptDrawing key={`${niche} ${variant}`} niche={niche} variant={variant} />;
  return <Drawing flower={onServer[niche] ?? onServer[BOUQUET]!} variant={variant} />;
}

/**
 * Keeps the server's drawing in the browser, so that the script need not contain its hundreds of shapes. On a page that
 * the browser renders, fetches the flower and draws it into the empty place.
 */
function KeptDrawing({ niche, variant }: MotifProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [flower, setFlower] = useState<Flower | null>(null);
  useEffect(() => {
    if (svg.current?.hasChildNodes()) return;
    let here = true;
    fetchFlower(niche).then(
      (fetched) => here && setFlower(fetched),
      (error) => console.warn("Not drawn:", error),
    );
    return () => {
      here = false;
    };
  }, [niche]);
  if (flower) return <Drawing flower={flower} variant={variant} />;
  return (
    <svg
      ref={svg}
      className={fields[variant].className}
      viewBox={fields[variant].viewBox}
      aria-hidden="true"
      focusable="false"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, so that React leaves alone what is there
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

function Drawing({ flower, variant }: { flower: Flower; variant: MotifProps["variant"] }) {
  const { className, viewBox, ground } = fields[variant];
  const Bloom = variant === "hero" ? flower.Hero : flower.Small;
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true" focusable="false">
      {ground}
      <Bloom />
    </svg>
  );
}

const fields = {
  hero: {
    className: css.hero,
    viewBox: "0 0 480 560",
    ground: (
      <path
        d="M60 548 V216 A180 180 0 0 1 420 216 V548 A12 12 0 0 1 408 560 H72 A12 12 0 0 1 60 548Z"
        className={css.ground}
      />
    ),
  },
  small: {
    className: css.small,
    viewBox: "0 0 160 160",
    ground: <circle cx="80" cy="80" r="72" className={css.ground} />,
  },
};

interface Flower {
  Hero: FC;
  Small: FC;
}

const BOUQUET = 1;

/** Flowers by niche number. A niche without a flower gets the bouquet. */
const flowers: Record<number, () => Promise<Flower>> = {
  [BOUQUET]: () => import("./bouquet"),
  2: () => import("./tulips"),
  3: () => import("./rose"),
  4: () => import("./peony"),
  5: () => import("./hydrangea"),
  6: () => import("./magnolia"),
  7: () => import("./irises"),
};

const fetchFlower = (niche: number) => (flowers[niche] ?? flowers[BOUQUET]!)();

/** All flowers on the server, which renders without waiting. Null in the browser. */
const onServer: Record<number, Flower> | null = import.meta.env.SSR ? await everyFlower() : null;

async function everyFlower(): Promise<Record<number, Flower>> {
  const each = Object.keys(flowers).map(async (niche) => [niche, await fetchFlower(Number(niche))] as const);
  return Object.fromEntries(await Promise.all(each));
}
