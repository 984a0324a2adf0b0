// @engines both
import { beforeEach, expect, test } from "vitest";
import { testOnSqlite } from "~/tests/support/engines";
import { type TestDesk, testDesk } from "~/tests/support/test-desk";
import { endSession, sessionsOf, signedInBy, startSession } from "./operator-sessions";

const MINUTE = 60_000;

let desk: TestDesk;
let id: string;

beforeEach(async () => {
  desk = await testDesk();
  ({ id } = await desk.add("Mia", "support", "velvet"));
});

const start = () => startSession(desk, { operatorId: id, means: "passkey", origin: "203.0.113.9, Firefox" });

testOnSqlite("a token returns the operator and their permissions", async () => {
  expect(await signedInBy(desk, await start())).toMatchObject({
    id,
    name: "Mia",
    grants: [{ role: "support", brand: "velvet" }],
    operator: { kind: "person", id, name: `operator:${id}`, origin: "203.0.113.9, Firefox" },
  });
  expect(await signedInBy(desk, "x".repeat(43))).toBeNull();
});

test("a session ends after half an hour without use, and after twelve hours of any use", async () => {
  const idle = await start();
  desk.clock.advance(30 * MINUTE);
  expect(await signedInBy(desk, idle)).toBeNull();
  const used = await start();
  for (let hour = 0; hour < 24; hour++) {
    expect(await signedInBy(desk, used)).not.toBeNull();
    desk.clock.advance(29 * MINUTE);
  }
  desk.clock.advance(24 * MINUTE);
  expect(await signedInBy(desk, used)).toBeNull();
});

test("an ended session is invalid at once", async () => {
  const [one, other] = [await start(), await start()];
  const { session, operator } = (await signedInBy(desk, one))!;
  await endSession(desk, operator, session);
  expect(await signedInBy(desk, one)).toBeNull();
  expect(await sessionsOf(desk, id)).toMatchObject([{ means: "passkey", origin: "203.0.113.9, Firefox" }]);
  expect(await signedInBy(desk, other)).not.toBeNull();
});
