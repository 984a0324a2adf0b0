import { expect, test } from "vitest";
import { isComposing } from "./composing";

test.each([
  ["a key within the composition", { isComposing: true, keyCode: 229 }, true],
  ["Safari's Enter, which ends the composition", { isComposing: false, keyCode: 229 }, true],
  ["an Enter of the keyboard", { isComposing: false, keyCode: 13 }, false],
])("isComposing tells %s", (_, key, composing) => {
  expect(isComposing(key)).toBe(composing);
});
