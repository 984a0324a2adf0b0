import { Leaf, Place, petal } from "./drawing";
import * as css from "./motif.css";

/** A tulip, its foot at 0,0, 130 high. */
export function Tulip({ pale = false }: { pale?: boolean }) {
  const [deep, middle, light, palest] = pale
    ? [css.petals[2], css.petals[3], css.petals[4], css.petals[4]]
    : [css.petals[0], css.petals[1], css.petals[2], css.petals[3]];
  const outer = "M0 4 C-44 4 -66 -30 -62 -74 C-60 -98 -52 -116 -44 -130 C-30 -112 -6 -72 0 4Z";
  return (
    <>
      <path d={petal(126, 62, { belly: 0.55, round: 0.1 })} className={palest} transform="rotate(-11)" />
      <path d={petal(126, 62, { belly: 0.55, round: 0.1 })} className={palest} transform="rotate(11)" />
      <path d={outer} className={light} />
      <path d={outer} className={middle} transform="scale(-1 1)" />
      <path d={petal(112, 74, { belly: 0.48, round: 0.08, foot: 0.35 })} className={deep} transform="translate(0 5)" />
      <path
        d="M0 -8 C-3 -34 -3 -62 0 -88 M-13 -12 C-20 -32 -21 -50 -15 -68 M13 -12 C20 -32 21 -50 15 -68"
        className={css.vein}
      />
    </>
  );
}

export function Hero() {
  return (
    <>
      <Leaf x={206} y={520} length={250} width={70} turn={-27} tone={3} shape={{ belly: 0.4 }} veins={0} />
      <Leaf x={274} y={520} length={270} width={70} turn={25} tone={2} shape={{ belly: 0.4 }} veins={0} />
      <path d="M262 540 C250 430 176 380 176 236" className={css.stem} />
      <path d="M218 540 C230 410 310 360 306 176" className={css.stem} />
      <Place x={176} y={238} turn={-6} scale={1.15}>
        <Tulip pale />
      </Place>
      <Place x={306} y={178} turn={5} scale={1.15}>
        <Tulip />
      </Place>
      <Leaf x={236} y={530} length={190} width={54} turn={-9} tone={1} shape={{ belly: 0.4 }} veins={0} />
      <Leaf x={246} y={532} length={150} width={46} turn={13} tone={3} shape={{ belly: 0.4 }} veins={0} />
    </>
  );
}

export function Small() {
  return (
    <>
      <path d="M86 150 C82 120 60 112 58 84 M74 150 C78 112 102 104 102 70" className={css.twig} />
      <Place x={58} y={86} turn={-8} scale={0.42}>
        <Tulip pale />
      </Place>
      <Place x={102} y={71} turn={7} scale={0.42}>
        <Tulip />
      </Place>
      <Leaf x={76} y={150} length={62} width={20} turn={-34} tone={2} veins={0} />
      <Leaf x={84} y={150} length={66} width={20} turn={32} tone={1} veins={0} />
    </>
  );
}
