import { expect, test } from "vitest";
import { roughDistance } from "./distance";

const haarlem = { country: "NL", region: "NH", city: "Haarlem" };

test.each([
  ["the least step between their towns", { country: "NL", region: "NH", city: "Amsterdam" }, 25],
  ["never less than the first step", haarlem, 10],
  ["nothing past the last step", { country: "DE", region: "BE", city: "Berlin" }, null],
  ["nothing of somebody whose town is not known", { country: "NL", region: "NH", city: null }, null],
  ["nothing of a town that is not on the list", { country: "NL", region: "NH", city: "Nowhere" }, null],
])("two people are told %s", (_, other, km) => {
  expect(roughDistance(haarlem, other)).toBe(km);
  expect(roughDistance(other, haarlem)).toBe(km);
});
