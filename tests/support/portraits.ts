import sharp, { type Sharp } from "sharp";

/** Draws a picture with light and shade everywhere, different per seed, as in photographs and not in gradients. */
export function portrait(seed: number): Sharp {
  let state = seed * 7919 + 13;
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * limit);
  };
  below(1);
  const shapes = Array.from({ length: 14 }, () => {
    const place = `cx="${below(450)}" cy="${below(600)}" rx="${20 + below(110)}" ry="${20 + below(110)}"`;
    return `<ellipse ${place} fill="hsl(${below(360)},50%,${10 + below(80)}%)"/>`;
  });
  const ground = `<rect width="450" height="600" fill="hsl(${below(360)},40%,${20 + below(60)}%)"/>`;
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="450" height="600">${ground}${shapes.join("")}</svg>`),
  );
}

/** How other sites, messengers and editors change a picture. */
export const COPIES: Record<string, (picture: Sharp) => Sharp> = {
  "encoded anew": (picture) => picture.jpeg({ quality: 40 }),
  "made smaller": (picture) => picture.resize(200).jpeg(),
  brightened: (picture) => picture.modulate({ brightness: 1.2 }).jpeg(),
  "with more contrast": (picture) => picture.linear(1.2, -20).jpeg(),
  "cut at its edges": (picture) => picture.extract({ left: 9, top: 12, width: 432, height: 576 }).jpeg(),
};
