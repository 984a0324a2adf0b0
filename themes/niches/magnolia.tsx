import { Leaf, Place, petal } from "./drawing";
import * as css from "./motif.css";

/** An open magnolia from the side, its foot at 0,0, 140 high. */
export function Magnolia() {
  const wing = "M0 0 C-36 -6 -92 -22 -124 -66 C-132 -78 -128 -90 -116 -92 C-76 -98 -22 -62 0 0Z";
  const low = "M0 0 C-34 10 -84 10 -112 -14 C-122 -24 -116 -36 -104 -38 C-68 -44 -26 -28 0 0Z";
  return (
    <>
      <path d={petal(136, 66, { belly: 0.62, round: 0.4 })} className={css.petals[3]} transform="rotate(-30)" />
      <path d={petal(136, 66, { belly: 0.62, round: 0.4 })} className={css.petals[3]} transform="rotate(30)" />
      <path d={petal(146, 76, { belly: 0.62, round: 0.4 })} className={css.petals[4]} />
      <path d={wing} className={css.petals[2]} />
      <path d={wing} className={css.petals[2]} transform="scale(-1 1)" />
      <path
        d={petal(116, 66, { belly: 0.6, round: 0.4 })}
        className={`${css.petals[3]} ${css.edge}`}
        transform="rotate(-15)"
      />
      <path
        d={petal(114, 66, { belly: 0.6, round: 0.4 })}
        className={`${css.petals[4]} ${css.edge}`}
        transform="rotate(16)"
      />
      <path d={low} className={css.petals[1]} />
      <path d={low} className={css.petals[1]} transform="scale(-1 1)" />
      <path d={petal(82, 58, { belly: 0.6, round: 0.4 })} className={`${css.petals[2]} ${css.edge}`} />
      <path
        d="M0 -6 C-2 -26 -2 -46 0 -64 M-7 -8 C-12 -26 -13 -40 -10 -54 M7 -8 C12 -26 13 -40 10 -54"
        className={css.veinDeep}
      />
      <path
        d={petal(22, 26, { belly: 0.4, round: 0.3, foot: 0.4 })}
        className={css.leaves[1]}
        transform="translate(0 8)"
      />
    </>
  );
}

/** A closed magnolia, its foot at 0,0. */
export function Bud() {
  return (
    <>
      <path d={petal(84, 40, { belly: 0.42, round: 0.1 })} className={css.petals[3]} />
      <path d="M0 0 C-20 -6 -24 -34 0 -84 C4 -56 2 -26 0 0Z" className={css.petals[1]} />
      <path
        d={petal(34, 30, { belly: 0.45, round: 0.1, foot: 0.3 })}
        className={css.leaves[1]}
        transform="translate(0 4)"
      />
    </>
  );
}

export function Hero() {
  return (
    <>
      <path d="M112 552 C150 470 190 420 236 366 C262 334 262 310 250 280" className={css.branch} />
      <path d="M196 412 C240 408 300 420 348 380 M152 478 C128 460 112 430 106 396" className={css.stem} />
      <Leaf x={250} y={402} length={110} width={48} turn={124} tone={2} />
      <Leaf x={140} y={500} length={110} width={46} turn={72} tone={1} />
      <Leaf x={176} y={440} length={90} width={40} turn={-88} tone={3} />
      <Place x={348} y={384} turn={24} scale={1.15}>
        <Bud />
      </Place>
      <Place x={106} y={400} turn={-10} scale={0.85}>
        <Bud />
      </Place>
      <Place x={248} y={278} turn={-6} scale={1.62}>
        <Magnolia />
      </Place>
    </>
  );
}

export function Small() {
  return (
    <>
      <path d="M60 152 C66 132 76 124 80 106" className={css.stem} />
      <Leaf x={68} y={136} length={50} width={24} turn={84} tone={2} veins={3} />
      <Leaf x={66} y={142} length={40} width={20} turn={-64} tone={1} veins={3} />
      <Place x={80} y={102} scale={0.52}>
        <Magnolia />
      </Place>
    </>
  );
}
