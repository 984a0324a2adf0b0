import { expect, test } from "vitest";
import { testDesk } from "~/tests/support/test-desk";
import { carriedBy, carry } from "./carried";

const TYPED = { facts: "Asked for money" };

test("a carried form opens only for its operator, for half an hour", async () => {
  const desk = await testDesk();
  const sealed = carry(desk, "/actions/x", {
    shown_to: "olga",
    ...TYPED,
    step: "do",
    confirmation: "d",
    answer: "123456",
  });
  expect(sealed).not.toContain("money");
  const kept = { to: "/actions/x", fields: { shown_to: "olga", ...TYPED } };
  desk.clock.advance(30 * 60_000 - 1);
  expect([carriedBy(desk, "olga", sealed), carriedBy(desk, "rita", sealed)]).toEqual([kept, undefined]);
  desk.clock.advance(1);
  expect(carriedBy(desk, "olga", sealed)).toBeUndefined();
});

test("carriedBy() refuses other sealed values, and unsealed ones", async () => {
  const desk = await testDesk();
  const form = JSON.stringify({ by: "olga", until: Number.MAX_SAFE_INTEGER, to: "/", fields: TYPED });
  for (const sealed of ["", "x", form, desk.sealer.seal("a code", form)])
    expect(carriedBy(desk, "olga", sealed)).toBeUndefined();
});
