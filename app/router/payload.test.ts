import fc from "fast-check";
import { decode } from "turbo-stream";
import { expect, test } from "vitest";
import { volume } from "~/tests/support/share";
import { payloadOf, sharedOf, sharing } from "./payload";

test("the browser's decoder restores the encoded data", async () => {
  const leaf = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.constant(undefined),
    fc.date({ noInvalidDate: true }),
  );
  const key = fc.string().filter((name) => name !== "__proto__"); // which no decoder accepts
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.array(tie("value")),
      fc.dictionary(key, tie("value"), { noNullPrototype: true }),
    ),
  }));
  await fc.assert(
    fc.asyncProperty(value, async (data) => {
      expect(await decoded(payloadOf({ data })!)).toEqual({ data });
    }),
    { numRuns: volume(60, 300) },
  );
});

test("a repeated value is written once", async () => {
  const shared = { name: "Mira" };
  const text = payloadOf({ one: shared, other: [shared] })!;
  expect(text.match(/Mira/g)).toHaveLength(1);
  expect(await decoded(text)).toEqual({ one: shared, other: [shared] });
});

test("shared data of many answers is encoded once, and decodes the same", async () => {
  const shared = { name: "Mira", pages: ["terms", "faq"], none: null, list: [] };
  for (const own of [{ other: "terms", names: shared.pages }, { list: 5, name: "Mira" }, {}]) {
    const root = sharing(shared, own);
    for (const value of [
      { root: { data: root }, page: { data: { pages: 2 } } },
      { loaderData: { root }, errors: null },
    ]) {
      const text = payloadOf(value, sharedOf({ page: null, root }))!;
      expect(await decoded(text)).toEqual(value);
      expect(text).toMatch(/^\[\{[^}]*\},"name","Mira","pages",\[\d,\d\],"none"/);
    }
  }
  expect(sharedOf({ page: { data: 1 } })).toEqual([]);
  expect(await decoded(payloadOf({ root: sharing({}, { a: 1 }) }, [{}])!)).toEqual({ root: { a: 1 } });
});

test("one answer may share a part with some answers, and another part with others", async () => {
  const site = { name: "Mira", pages: ["terms", "faq"] };
  const forms = [{ query: "age=30", pages: site.pages }, { query: "terms", chips: [{ name: "Mira" }] }, {}];
  for (const form of [...forms, ...forms]) {
    const value = { root: sharing(site, { member: 1 }), page: sharing(form, { member: 2, people: ["faq"] }) };
    const text = payloadOf(value, sharedOf(value))!;
    expect(await decoded(text)).toEqual(value);
    expect(text.match(/"Mira"|"terms"|"query"|"pages"/g)?.sort()).toEqual(
      [...new Set(text.match(/"Mira"|"terms"|"query"|"pages"/g))].sort(),
    );
  }
  // The same part after another part has another position, and must not be reused.
  const alone = { page: sharing(forms[0]!, { member: 2 }) };
  expect(await decoded(payloadOf(alone, sharedOf(alone))!)).toEqual(alone);
});

test.each([
  ["a promise", Promise.resolve(1)],
  ["an error", new Error("no")],
  ["a map", new Map()],
  ["a class", new URL("http://localhost")],
  ["a function", () => 1],
])("%s is left to Remix", (_, value) => {
  expect(payloadOf({ deep: [{ value }] })).toBeUndefined();
});

async function decoded(text: string): Promise<unknown> {
  const { value } = await decode(new Blob([text]).stream());
  return value;
}
