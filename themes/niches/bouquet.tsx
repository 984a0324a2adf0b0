import { Leaf, Place, petal, Ring } from "./drawing";
import * as css from "./motif.css";
import { Bud, Peony } from "./peony";
import { Rose } from "./rose";
import { Tulip } from "./tulips";

/** A daisy from above, with a radius of 60. */
function Daisy() {
  return (
    <>
      <Ring count={14} d={petal(60, 18, { belly: 0.7, round: 0.6 })} className={`${css.petals[5]} ${css.edge}`} />
      <circle r="17" className={css.leaves[1]} />
      <Ring count={8} d="M0 -9 l0 0.1" className={css.leafVein} />
    </>
  );
}

/** A twig with berries, 120 high. */
function Sprig() {
  return (
    <>
      <path
        d="M0 0 C-2 -40 4 -80 0 -112 M0 -40 C-10 -52 -18 -58 -22 -70 M1 -56 C10 -68 18 -72 22 -84 M1 -76 C-6 -88 -12 -94 -14 -104"
        className={css.twig}
      />
      {berries.map(([x, y]) => (
        <circle key={`${x}${y}`} cx={x} cy={y} r="7" className={css.petals[1]} />
      ))}
    </>
  );
}
const berries = [
  [0, -118],
  [-24, -76],
  [24, -90],
  [-16, -110],
] as const;

export function Hero() {
  return (
    <>
      <path d={stems} className={css.stem} />
      <Leaf x={186} y={330} length={170} width={62} turn={-64} tone={2} />
      <Leaf x={294} y={330} length={170} width={62} turn={64} tone={1} />
      <Leaf x={200} y={350} length={130} width={52} turn={-92} tone={3} />
      <Leaf x={280} y={350} length={130} width={52} turn={92} tone={2} />
      <Place x={150} y={180} turn={-28} scale={1.05}>
        <Sprig />
      </Place>
      <Place x={352} y={196} turn={34} scale={1}>
        <Sprig />
      </Place>
      <Place x={240} y={180} turn={0} scale={1.1}>
        <Tulip />
      </Place>
      <Place x={196} y={150} turn={-14} scale={1}>
        <Sprig />
      </Place>
      <Place x={330} y={150} turn={18} scale={1.05}>
        <Bud />
      </Place>
      <Place x={140} y={210} turn={0} scale={0.95}>
        <Daisy />
      </Place>
      <Place x={330} y={236} scale={0.78}>
        <Rose />
      </Place>
      <Place x={216} y={268} scale={0.98}>
        <Peony />
      </Place>
      <Place x={312} y={330} scale={0.66}>
        <Daisy />
      </Place>
      <path d="M204 408 C226 398 254 398 276 408 L272 432 C252 424 228 424 208 432Z" className={css.petals[1]} />
      <path
        d="M232 416 C196 436 176 470 172 512 C186 498 198 498 206 508 C210 470 222 444 240 428Z"
        className={css.petals[2]}
      />
      <path
        d="M248 416 C284 436 300 466 306 502 C292 492 282 494 274 504 C270 470 258 444 240 428Z"
        className={css.petals[1]}
      />
    </>
  );
}

const stems =
  "M150 240 C180 340 226 400 236 420 C246 450 268 500 288 548 M216 300 C226 360 238 400 238 420 C238 470 236 510 232 548 M330 250 C300 340 252 400 242 420 C232 450 214 500 192 548 M240 200 C240 300 240 400 240 420 C244 470 256 510 262 548";

export function Small() {
  return (
    <>
      <path
        d="M52 80 C62 104 76 116 80 122 C84 132 92 144 98 152 M110 78 C98 104 84 116 80 122 C76 132 68 144 62 152 M80 90 L80 152"
        className={css.twig}
      />
      <Leaf x={66} y={104} length={54} width={22} turn={-72} tone={2} veins={3} />
      <Leaf x={94} y={104} length={54} width={22} turn={72} tone={1} veins={3} />
      <Place x={84} y={58} turn={4} scale={0.36}>
        <Tulip />
      </Place>
      <Place x={50} y={62} scale={0.36}>
        <Daisy />
      </Place>
      <Place x={114} y={66} scale={0.28}>
        <Rose />
      </Place>
      <Place x={80} y={86} scale={0.3}>
        <Peony />
      </Place>
      <path d="M68 118 C76 114 84 114 92 118 L90 127 C84 124 76 124 70 127Z" className={css.petals[1]} />
    </>
  );
}
