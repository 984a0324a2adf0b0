import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import * as motif from "../niches/motif.css";

const { accentText, support, text, page, border } = vars.color;
const mixed = (role: string) => [role, `color-mix(in oklab, ${role} 72%, ${text})`];
const bloomInk = mixed(accentText);
const leafInk = mixed(support);

export const hatching = style({ position: "absolute", width: 0, height: 0, overflow: "hidden" });
export const paper = style({ fill: page });
export const bloomLine = style({ fill: "none", stroke: bloomInk, strokeWidth: 1 });
export const leafLine = style({ fill: "none", stroke: leafInk, strokeWidth: 1 });

export const engraving = style({ color: text });

const within = (name: string, rule: Parameters<typeof globalStyle>[1]) => globalStyle(`${engraving} ${name}`, rule);
const outline = { strokeWidth: 1.15, strokeLinejoin: "round", vectorEffect: "non-scaling-stroke" } as const;

// From the deepest tone to the palest: crossed, close, middling and wide strokes, then bare paper. A pattern uses the
// petal's own coordinates, so that the strokes turn with the petal.
const tones = ["cross", "close", "middle", "sparse", "", ""];
motif.petals.forEach((name, tone) => {
  within(name, { ...outline, stroke: bloomInk, fill: tones[tone] ? `url(#bloom-${tones[tone]})` : page });
});
motif.leaves.forEach((name, tone) => {
  within(name, { ...outline, stroke: leafInk, fill: tones[tone] ? `url(#leaf-${tones[tone]})` : page });
});

const plate = { ...outline, fill: "none", stroke: border } as const;
within(motif.ground, plate);
within(motif.groundAccent, plate);
for (const name of [motif.vein, motif.veinDeep, motif.ribbonLine]) within(name, { ...outline, stroke: bloomInk });
within(motif.leafVein, { ...outline, stroke: leafInk });
within(motif.stem, { stroke: leafInk, strokeWidth: 3 });
within(motif.twig, { stroke: leafInk, strokeWidth: 1.75 });
within(motif.branch, { stroke: leafInk, strokeWidth: 6 });
