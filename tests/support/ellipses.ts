import sharp, { type Sharp } from "sharp";

const ELLIPSES = [
  { at: [159, 79, 58, 97, 166], colours: ["hsl(23,17%,64%)", "hsl(23,17%,42%)"] },
  { at: [33, 140, 21, 68, 137], colours: ["hsl(8,58%,34%)", "hsl(8,58%,12%)"] },
  { at: [34, 196, 33, 67, 1], colours: ["hsl(12,49%,38%)", "hsl(12,49%,16%)"] },
  { at: [82, 26, 47, 111, 95], colours: ["hsl(4,44%,72%)", "hsl(4,44%,50%)"] },
  { at: [147, 138, 25, 33, 139], colours: ["hsl(26,30%,55%)", "hsl(26,30%,33%)"] },
  { at: [100, 66, 68, 27, 63], colours: ["hsl(17,53%,44%)", "hsl(17,53%,22%)"] },
] as const;

/** Ellipses that the model takes for a naked body, because it judges colour and shade. `turned` changes the colours. */
export function ellipses(turned: (colour: string) => string = (colour) => colour): Sharp {
  const shapes = ELLIPSES.map(({ at: [x, y, width, height, angle], colours: [inner, outer] }, n) => {
    const stops = `<stop offset="0" stop-color="${turned(inner)}"/><stop offset="1" stop-color="${turned(outer)}"/>`;
    const ellipse = `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" transform="rotate(${angle} ${x} ${y})"`;
    return `<radialGradient id="g${n}">${stops}</radialGradient>${ellipse} fill="url(#g${n})"/>`;
  });
  const ground = `<rect width="224" height="224" fill="${turned("hsl(0,31%,26%)")}"/>`;
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="224" height="224">${ground}${shapes.join("")}</svg>`),
  );
}
