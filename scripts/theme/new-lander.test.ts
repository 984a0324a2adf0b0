import { expect, test } from "vitest";
import { newLander, withLander, withTexts } from "./new-lander";

test("a new lander is the last in the registry", () => {
  const registry = "export const landers = {\n  one: x,\n} satisfies Record<string, RegisteredLander>;\n";
  expect(withLander(registry, "two")).toBe(
    'export const landers = {\n  one: x,\n  two: lander(() => import("./two"), { title: "landers.two.title" }),\n} satisfies Record<string, RegisteredLander>;\n',
  );
  expect(withLander(registry, "transitionsvideolanding")).toContain(
    `lander(() => import("./transitionsvideolanding"), {\n    title: "landers.transitionsvideolanding.title",\n  }),\n}`,
  );
});

test.each([
  ["export default {", "};"],
  ["export default {", '} satisfies Translation<typeof en, "de">;'],
])("its texts are the last of a language: %s %s", (start, end) => {
  const texts = withTexts(`${start}\n  "landers.begin": "Begin",\n${end}\n`, "two", { title: "Two.", lead: "Both." });
  expect(texts).toBe(
    `${start}\n  "landers.begin": "Begin",\n  "landers.two.title": "Two.",\n  "landers.two.lead": "Both.",\n${end}\n`,
  );
});

test.each(["", "A", "my-lander", "parts", "../x", "video"])("%j is not a valid name", (name) => {
  expect(() => newLander(name)).toThrow();
});
