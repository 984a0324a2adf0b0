// @engines one
import { describe, expect, test } from "vitest";
import { currentTrace, inTrace, referenceOf, traceHeaders, traceIdFrom } from "./trace";

const ID = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = "00f067aa0ba902b7";

describe("the trace id of a request", () => {
  test.each([`00-${ID}-${PARENT}-01`, `00-${ID}-${PARENT}-00`])("is taken from %s", (header) => {
    expect(traceIdFrom(header)).toBe(ID);
  });

  test.each([
    undefined,
    "",
    [`00-${ID}-${PARENT}-01`, `00-${ID}-${PARENT}-01`],
    `00-${ID}-${PARENT}-01, 00-${ID}-${PARENT}-01`,
    `00-${ID}-${PARENT}-01-more`,
    `00-${ID}-${PARENT}-01\n`,
    ` 00-${ID}-${PARENT}-01`,
    `01-${ID}-${PARENT}-01`,
    `ff-${ID}-${PARENT}-01`,
    `00-${ID.toUpperCase()}-${PARENT}-01`,
    `00-${"0".repeat(32)}-${PARENT}-01`,
    `00-${ID}-${"0".repeat(16)}-01`,
    `00-${ID}0-${PARENT}-01`,
    `00-${ID}-${PARENT}-1`,
    `00-${"<script>".repeat(4)}-${PARENT}-01`,
    "0".repeat(16_000),
  ])("is new for %j", (header) => {
    const ids = [traceIdFrom(header), traceIdFrom(header)];
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set([...ids, ID]).size).toBe(3);
  });
});

test("a call to another server carries the trace, with a new span each time", async () => {
  expect([currentTrace(), traceHeaders()]).toEqual([undefined, {}]);
  const made = await inTrace({ id: ID, route: "/pay" }, async () => {
    await Promise.resolve();
    return [traceHeaders().traceparent, traceHeaders().traceparent];
  });
  for (const each of made) expect(traceIdFrom(each)).toBe(ID);
  expect(new Set(made).size).toBe(2);
  expect(await inTrace({ id: ID, route: "/pay" }, async () => inTrace(undefined, () => traceHeaders()))).toEqual({});
  expect(referenceOf({ id: ID })).toBe("4bf92f35");
});
