// @engines both
import { beforeEach, expect, test } from "vitest";
import { acceptLink } from "~/app/domain/desk/joining/joining";
import type { SignedIn } from "~/app/domain/desk/operator-sessions/operator-sessions";
import { operatorOfLink } from "~/app/domain/desk/operators/operators";
import { newPasskeyOptions, verifiedPasskey } from "~/app/domain/desk/passkeys/passkeys";
import { testOnSqlite } from "~/tests/support/engines";
import { type SoftKey, softKey } from "~/tests/support/soft-key";
import { DESK, DESK_ORIGIN as origin, type TestDesk, testDesk } from "~/tests/support/test-desk";
import { askForConfirmation, assertShown, assertSigned, type ChosenAction } from "./confirmations";

const chosen: ChosenAction = {
  action: "people.suspend",
  brand: "velvet",
  target: "bert",
  fields: { days: "7", reason: "Begged" },
};
const OVER = { code: "console.confirmation_over" };

let desk: TestDesk;
let mia: SignedIn;
let key: SoftKey;

beforeEach(async () => {
  desk = await testDesk();
  [mia, key] = await joined("Mia");
});

async function joined(name: string): Promise<[SignedIn, SoftKey]> {
  const { id, token } = await desk.add(name);
  const { operator } = await operatorOfLink(desk, token);
  const made = softKey(DESK);
  const answer = made.create(await newPasskeyOptions(desk, operator), origin);
  await acceptLink(desk, token, { key: await verifiedPasskey(desk, { answer, origin, name }) }, { origin: "" });
  return [await desk.signIn(id), made];
}

/** Signs the previewed action, and submits it as another action if one is given. */
async function sign(by = key, as = mia, shown = chosen) {
  const { id, options } = await askForConfirmation(desk, as, chosen, true);
  const signature = { id, answer: by.get(options!, origin), origin };
  return () => assertSigned(desk, as, shown, signature);
}

testOnSqlite("a signature allows one action, once", async () => {
  const signed = await sign();
  await signed();
  await expect(signed()).rejects.toMatchObject(OVER);
});

test("one of two simultaneous submits succeeds", async () => {
  const signed = await sign();
  const states = (await Promise.allSettled([signed(), signed()])).map(({ status }) => status);
  expect(states.sort()).toEqual(["fulfilled", "rejected"]);
});

testOnSqlite("a signature allows nothing but the previewed action", async () => {
  const others: ChosenAction[] = [
    { ...chosen, action: "people.delete" },
    { ...chosen, brand: "onyx" },
    { ...chosen, target: "anna" },
    { ...chosen, fields: { ...chosen.fields, days: "700" } },
    { ...chosen, fields: { days: "7" } },
    { ...chosen, fields: { ...chosen.fields, more: "" } },
  ];
  for (const other of others) {
    await expect((await sign(key, mia, other))(), JSON.stringify(other)).rejects.toMatchObject(OVER);
  }
});

testOnSqlite("another operator's key or session cannot sign it", async () => {
  const [otto, ottos] = await joined("Otto");
  await expect((await sign(ottos))()).rejects.toMatchObject({ code: "console.passkey_refused" });
  const { id, options } = await askForConfirmation(desk, mia, chosen, true);
  const signature = { id, answer: key.get(options!, origin), origin };
  await expect(assertSigned(desk, otto, chosen, signature)).rejects.toMatchObject(OVER);
  await expect(assertSigned(desk, await desk.signIn(mia.id), chosen, signature)).rejects.toMatchObject(OVER);
  await assertSigned(desk, mia, chosen, signature);
});

testOnSqlite("an action must be signed within five minutes", async () => {
  const signed = await sign();
  desk.clock.advance(5 * 60_000);
  await expect(signed()).rejects.toMatchObject(OVER);
});

testOnSqlite("an action without a signature runs once, however often its form is submitted", async () => {
  const { id, options } = await askForConfirmation(desk, mia, chosen, false);
  expect(options).toBeNull();
  await expect(assertShown(desk, mia, { ...chosen, target: "anna" }, id)).rejects.toMatchObject(OVER);
  await assertShown(desk, mia, chosen, id);
  await expect(assertShown(desk, mia, chosen, id)).rejects.toMatchObject(OVER);
});
