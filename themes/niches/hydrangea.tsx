import { Leaf, Place, petal, Ring } from "./drawing";
import * as css from "./motif.css";

/** A head of small flowers with a radius of 110, arranged like the seeds of a sunflower and lit from the upper left. */
export function Hydrangea() {
  return (
    <>
      <circle r="98" className={css.petals[0]} />
      {florets.map((floret) => (
        <g
          key={floret.turn}
          transform={`translate(${floret.x} ${floret.y}) rotate(${floret.turn}) scale(${floret.scale})`}
        >
          <Ring count={4} d={floretPetal} className={`${css.petals[floret.tone]} ${css.edge}`} />
          <circle r="3" className={css.leaves[4]} />
        </g>
      ))}
    </>
  );
}

const floretPetal = petal(24, 24, { belly: 0.6, round: 0.45 });
const goldenAngle = 137.508;
const heads = 46;
const tones = [4, 3, 3, 2, 2, 1] as const;

// Drawn from the rim inwards, so that the middle lies on top.
const florets = Array.from({ length: heads }, (_, index) => {
  const far = Math.sqrt((heads - index - 0.5) / heads);
  const angle = ((heads - index) * goldenAngle * Math.PI) / 180;
  const x = Math.cos(angle) * far * 94;
  const y = Math.sin(angle) * far * 94;
  const shade = Math.min(0.999, Math.max(0, (x + y * 1.2) / 320 + 0.42 + ((index * 7) % 5) * 0.05));
  return {
    x: Math.round(x * 10) / 10,
    y: Math.round(y * 10) / 10,
    turn: Math.round((index * 53) % 360) + index / 100,
    scale: Math.round((1.08 - far * 0.28) * 100) / 100,
    tone: tones[Math.floor(shade * tones.length)] ?? 2,
  };
});

export function Hero() {
  return (
    <>
      <path d="M240 290 C238 380 246 450 240 548" className={css.stem} />
      <Leaf x={240} y={430} length={196} width={128} turn={-72} tone={2} shape={{ belly: 0.46 }} veins={5} />
      <Leaf x={240} y={440} length={196} width={128} turn={70} tone={1} shape={{ belly: 0.46 }} veins={5} />
      <Leaf x={240} y={524} length={120} width={74} turn={-38} tone={3} shape={{ belly: 0.46 }} />
      <Place x={240} y={206} scale={1.5}>
        <Hydrangea />
      </Place>
    </>
  );
}

export function Small() {
  return (
    <>
      <path d="M80 100 L80 152" className={css.twig} />
      <Leaf x={80} y={134} length={62} width={40} turn={-70} tone={2} veins={4} />
      <Leaf x={80} y={136} length={62} width={40} turn={70} tone={1} veins={4} />
      <Place x={80} y={68} scale={0.5}>
        <Hydrangea />
      </Place>
    </>
  );
}
