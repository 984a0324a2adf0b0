import { Leaf, Place, petal } from "./drawing";
import * as css from "./motif.css";

/** An iris, 120 up and 100 down from the joint of its petals at 0,0. Three petals stand, three fall. */
export function Iris({ pale = false }: { pale?: boolean }) {
  const [deep, middle, light, palest] = pale
    ? [css.petals[2], css.petals[3], css.petals[4], css.petals[5]]
    : [css.petals[0], css.petals[1], css.petals[2], css.petals[3]];
  const standard = "M0 0 C-30 -12 -66 -44 -62 -84 C-59 -112 -34 -126 -6 -116 C-16 -96 6 -52 0 0Z";
  const fall = "M0 -4 C-30 -22 -74 -18 -94 14 C-108 38 -102 66 -82 74 C-62 80 -50 58 -44 40 C-36 18 -18 6 0 4Z";
  return (
    <>
      <path d={petal(128, 74, { belly: 0.66, round: 0.6 })} className={light} />
      <path d={standard} className={`${middle} ${css.edge}`} />
      <path d={standard} className={`${middle} ${css.edge}`} transform="scale(-1 1)" />
      <path d={fall} className={`${light} ${css.edge}`} />
      <path d={fall} className={`${light} ${css.edge}`} transform="scale(-1 1)" />
      <path d="M-14 -2 C-44 -10 -70 4 -82 34 M14 -2 C44 -10 70 4 82 34" className={css.ribbonLine} />
      <path
        d={petal(104, 80, { belly: 0.66, round: 0.55, foot: 0.12 })}
        className={`${deep} ${css.edge}`}
        transform="rotate(180)"
      />
      <path d="M0 44 L0 82 M-11 40 C-16 54 -18 64 -16 74 M11 40 C16 54 18 64 16 74" className={css.vein} />
      <path d={petal(46, 13, { belly: 0.6, round: 0.5 })} className={css.leaves[4]} transform="rotate(180)" />
      <path d={petal(40, 30, { belly: 0.6, round: 0.5, notch: 6 })} className={`${palest} ${css.edge}`} />
    </>
  );
}

export function Hero() {
  return (
    <>
      <Leaf x={196} y={548} length={330} width={34} turn={-20} tone={3} shape={{ belly: 0.35 }} veins={0} />
      <Leaf x={286} y={548} length={380} width={34} turn={17} tone={3} shape={{ belly: 0.35 }} veins={0} />
      <path d="M226 550 C224 470 150 460 148 320" className={css.stem} />
      <path d="M254 550 C258 420 318 360 316 180" className={css.stem} />
      <path
        d={petal(64, 26, { belly: 0.4, round: 0.2, foot: 0.3 })}
        className={css.leaves[2]}
        transform="translate(153 438) rotate(-8)"
      />
      <path
        d={petal(64, 26, { belly: 0.4, round: 0.2, foot: 0.3 })}
        className={css.leaves[2]}
        transform="translate(312 300) rotate(4)"
      />
      <Place x={146} y={306} turn={-6} scale={1}>
        <Iris pale />
      </Place>
      <Place x={316} y={160} turn={5} scale={1.12}>
        <Iris />
      </Place>
      <Leaf x={214} y={550} length={200} width={30} turn={-9} tone={2} shape={{ belly: 0.35 }} veins={0} />
      <Leaf x={262} y={550} length={240} width={30} turn={5} tone={1} shape={{ belly: 0.35 }} veins={0} />
      <Leaf x={238} y={550} length={160} width={30} turn={0} tone={3} shape={{ belly: 0.35 }} veins={0} />
    </>
  );
}

export function Small() {
  return (
    <>
      <path d="M76 152 C74 126 52 122 52 92 M86 152 C90 118 110 108 108 62" className={css.twig} />
      <Leaf x={78} y={152} length={82} width={13} turn={-12} tone={3} veins={0} />
      <Leaf x={84} y={152} length={78} width={13} turn={11} tone={2} veins={0} />
      <Place x={52} y={84} turn={-6} scale={0.36}>
        <Iris pale />
      </Place>
      <Place x={108} y={58} turn={6} scale={0.4}>
        <Iris />
      </Place>
    </>
  );
}
