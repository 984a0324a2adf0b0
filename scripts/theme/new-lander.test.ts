import { expect, test } from "vitest";
import { newLander, withLander } from "./new-lander";

test("a new lander is the last in the registry", () => {
  const registry = "export const landers = {\n  one: x,\n} satisfies Record<string, RegisteredLander>;\n";
  expect(withLander(registry, "two")).toBe(
    'export const landers = {\n  one: x,\n  two: lander(() => import("./two")),\n} satisfies Record<string, RegisteredLander>;\n',
  );
  expect(() => withLander("nothing", "two")).toThrow("does not look as expected");
});

test.each(["", "A", "my-lander", "parts", "../x", "video"])("%j is no name for one", (name) => {
  expect(() => newLander(name)).toThrow();
});
