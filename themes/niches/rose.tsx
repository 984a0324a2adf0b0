import { Leaf, Place, petal, Ring } from "./drawing";
import * as css from "./motif.css";

/** A rose from above with a radius of 100: each ring of petals is turned by half a petal. */
export function Rose() {
  return (
    <>
      <Ring count={5} from={36} d={petal(112, 34, { belly: 0.5, round: 0 })} className={css.leaves[2]} />
      {rings.map(({ tone, ...ring }) => (
        <Ring key={tone} {...ring} className={`${css.petals[tone]} ${css.edge}`} />
      ))}
      <circle r="17" className={`${css.petals[0]} ${css.edge}`} />
      <path d="M-9 3 A9 9 0 1 1 4 9 A13 13 0 0 1 -4 -1 A5 5 0 0 1 4 -3" className={css.vein} />
    </>
  );
}

const broad = { belly: 0.66, round: 0.72, foot: 0.2 };
const rings = [
  { tone: 4, count: 5, from: 0, d: petal(102, 122, { ...broad, notch: 5 }) },
  { tone: 3, count: 5, from: 36, d: petal(82, 100, { ...broad, notch: 3 }) },
  { tone: 2, count: 5, from: 8, d: petal(63, 80, broad) },
  { tone: 1, count: 5, from: 44, d: petal(45, 58, broad) },
  { tone: 0, count: 3, from: 20, d: petal(30, 46, broad) },
] as const;

export function Hero() {
  return (
    <>
      <path d="M240 210 C246 320 226 420 240 548" className={css.stem} />
      <path d={thorns} className={css.leaves[0]} />
      <path d="M238 392 C214 380 186 376 160 384 M236 452 C264 436 296 430 322 436" className={css.twig} />
      <Leaf x={186} y={378} length={112} width={66} turn={-72} tone={2} />
      <Leaf x={214} y={386} length={78} width={46} turn={-28} tone={3} />
      <Leaf x={296} y={432} length={112} width={66} turn={74} tone={2} />
      <Leaf x={264} y={438} length={78} width={46} turn={30} tone={1} />
      {/* The ribbon passes behind the stem and returns in front of it. */}
      <path
        d="M222 486 C196 470 160 476 140 500 C164 496 172 506 168 522 C184 504 204 498 222 500Z"
        className={css.petals[2]}
      />
      <path
        d="M254 486 C284 466 318 474 340 496 C318 496 308 506 314 524 C296 504 274 496 254 500Z"
        className={css.petals[1]}
      />
      <path d="M214 484 C230 476 250 476 264 484 L262 504 C248 498 230 498 216 504Z" className={css.petals[0]} />
      <path d="M220 514 C232 508 248 508 258 514 L257 526 C246 521 232 521 221 526Z" className={css.petals[1]} />
      <Place x={240} y={186} scale={1.4}>
        <Rose />
      </Place>
    </>
  );
}

const thorns = "M241 352 l-20 -12 l20 -10Z M236 420 l22 -10 l-22 -12Z M234 470 l-16 -12 l16 -8Z";

export function Small() {
  return (
    <>
      <path d="M80 84 C82 112 78 130 80 152" className={css.twig} />
      <Leaf x={80} y={140} length={44} width={26} turn={-60} tone={2} veins={3} />
      <Leaf x={80} y={146} length={44} width={26} turn={62} tone={1} veins={3} />
      <Place x={80} y={66} scale={0.5}>
        <Rose />
      </Place>
    </>
  );
}
