import { Leaf, Place, petal, Ring } from "./drawing";
import * as css from "./motif.css";

/** A peony from above with a radius of 110: broad petals outside, more and narrower ones towards the middle. */
export function Peony() {
  return (
    <>
      {rings.map(({ tone, ...ring }, index) => (
        <Ring key={index} {...ring} className={`${css.petals[tone]} ${css.edge}`} />
      ))}
      <Ring
        count={9}
        from={20}
        d="M0 0 L0 -15 M0 -16 m-1.6 0 a1.6 1.6 0 1 0 3.2 0 a1.6 1.6 0 1 0 -3.2 0"
        className={css.vein}
      />
      <circle r="6" className={css.leaves[3]} />
    </>
  );
}

const frilled = { belly: 0.7, round: 0.85, foot: 0.1 };
const rings = [
  { tone: 4, count: 8, from: 0, d: petal(116, 88, { ...frilled, notch: 9 }) },
  { tone: 3, count: 8, from: 22, d: petal(100, 74, { ...frilled, notch: 9 }) },
  { tone: 4, count: 9, from: 8, d: petal(84, 58, { ...frilled, notch: 7 }) },
  { tone: 2, count: 9, from: 28, d: petal(69, 46, { ...frilled, notch: 6 }) },
  { tone: 3, count: 8, from: 4, d: petal(54, 40, { ...frilled, notch: 5 }) },
  { tone: 1, count: 8, from: 26, d: petal(41, 30, { ...frilled, notch: 4 }) },
  { tone: 0, count: 7, from: 12, d: petal(27, 24, { ...frilled, notch: 3 }) },
] as const;

/** A closed peony, its foot at 0,0. */
export function Bud() {
  return (
    <>
      <path d={petal(64, 62, { belly: 0.5, round: 0.5 })} className={css.petals[3]} />
      <path d={petal(60, 40, { belly: 0.5, round: 0.3 })} className={css.petals[2]} transform="rotate(-14)" />
      <path d={petal(58, 34, { belly: 0.5, round: 0.3 })} className={css.petals[1]} transform="rotate(13)" />
      <path d={petal(36, 24, { belly: 0.5, round: 0 })} className={css.leaves[2]} transform="rotate(-34)" />
      <path d={petal(36, 24, { belly: 0.5, round: 0 })} className={css.leaves[1]} transform="rotate(34)" />
      <path d={petal(30, 22, { belly: 0.5, round: 0 })} className={css.leaves[2]} />
    </>
  );
}

export function Hero() {
  return (
    <>
      <path d="M236 240 C236 360 250 440 240 548 M242 470 C290 430 352 410 372 356" className={css.stem} />
      <Leaf x={240} y={420} length={170} width={70} turn={-62} tone={2} />
      <Leaf x={242} y={444} length={130} width={54} turn={-94} tone={3} />
      <Leaf x={244} y={486} length={150} width={62} turn={78} tone={1} />
      <Leaf x={318} y={424} length={96} width={42} turn={96} tone={3} />
      <Place x={372} y={362} turn={16} scale={1.05}>
        <Bud />
      </Place>
      <Place x={232} y={200} scale={1.42}>
        <Peony />
      </Place>
    </>
  );
}

export function Small() {
  return (
    <>
      <Leaf x={80} y={118} length={56} width={30} turn={-118} tone={2} veins={3} />
      <Leaf x={80} y={118} length={56} width={30} turn={118} tone={1} veins={3} />
      <Leaf x={80} y={110} length={48} width={28} turn={180} tone={3} veins={3} />
      <Place x={80} y={70} scale={0.54}>
        <Peony />
      </Place>
    </>
  );
}
