// @engines both
import { beforeEach, expect, test } from "vitest";
import { acceptLink } from "~/app/domain/desk/joining/joining";
import { signedInBy, startSession } from "~/app/domain/desk/operator-sessions/operator-sessions";
import { linkForKey, operatorOfLink } from "~/app/domain/desk/operators/operators";
import { describeOnSqlite, testOnSqlite } from "~/tests/support/engines";
import { type SoftKey, softKey } from "~/tests/support/soft-key";
import { DESK, DESK_ORIGIN as origin, type TestDesk, testDesk } from "~/tests/support/test-desk";
import {
  keyOfAnswer,
  newPasskeyOptions,
  ownerOfSignature,
  passkeysOf,
  removePasskey,
  signInOptions,
  signingOptions,
  verifiedPasskey,
} from "./passkeys";

const REFUSED = { code: "console.passkey_refused" };

let desk: TestDesk;
let key: SoftKey;
let mia: { id: string; token: string };

beforeEach(async () => {
  desk = await testDesk();
  mia = await desk.add("Mia");
  key = softKey(DESK);
  await join(mia.token, key);
});

async function join(token: string, made: SoftKey): Promise<void> {
  const { operator } = await operatorOfLink(desk, token);
  const answer = made.create(await newPasskeyOptions(desk, operator), origin);
  await acceptLink(
    desk,
    token,
    { key: await verifiedPasskey(desk, { answer, origin, name: "Laptop" }) },
    { origin: "" },
  );
}

testOnSqlite("a new key signs its owner in", async () => {
  expect(await passkeysOf(desk, mia.id)).toEqual([{ id: key.id, name: "Laptop", createdAt: desk.now(), usedAt: null }]);
  const options = await signInOptions(desk);
  expect(options).toMatchObject({ rpId: DESK, userVerification: "required" });
  expect(await keyOfAnswer(desk, { answer: key.get(options, origin), origin })).toMatchObject({
    ...{ id: key.id, operatorId: mia.id },
  });
  expect((await passkeysOf(desk, mia.id))[0]!.usedAt).toBe(desk.now());
});

testOnSqlite("the browser must use a key that its owner unlocks and that is found without a name", async () => {
  const options = await newPasskeyOptions(desk, { id: mia.id, email: "mia@example.com", name: "Mia" });
  expect(options).toMatchObject({
    rp: { id: DESK },
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: [{ id: key.id }],
    // Every release of Node that runs the site verifies EdDSA, ES256 and RS256.
    pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
  });
});

testOnSqlite("an answer counts once, and for five minutes", async () => {
  const answer = key.get(await signInOptions(desk), origin);
  await keyOfAnswer(desk, { answer, origin });
  await expect(keyOfAnswer(desk, { answer, origin })).rejects.toMatchObject(REFUSED);
  const late = key.get(await signInOptions(desk), origin);
  desk.clock.advance(5 * 60_000);
  await expect(keyOfAnswer(desk, { answer: late, origin })).rejects.toMatchObject(REFUSED);
});

test("two simultaneous answers to one challenge sign in once", async () => {
  const options = await signInOptions(desk);
  const answers = [1, 2].map(() => keyOfAnswer(desk, { answer: key.get(options, origin), origin }));
  const states = (await Promise.allSettled(answers)).map(({ status }) => status);
  expect(states.sort()).toEqual(["fulfilled", "rejected"]);
});

testOnSqlite(
  "an answer of another site, to a foreign challenge, or by an unknown or locked key is refused",
  async () => {
    const options = await signInOptions(desk);
    const evil = "https://desk.example.evil.example";
    const unknown = softKey(DESK);
    const elsewhere = softKey("evil.example");
    const locked = softKey(DESK, { verifies: false });
    const own = { challenge: Buffer.alloc(40).toString("base64url") };
    for (const answer of [
      key.get(options, evil),
      key.get(own, origin),
      unknown.get(options, origin),
      elsewhere.get(options, origin),
      locked.get(options, origin),
      key.create(options, origin),
      "",
      "null",
      "{}",
      '{"id":1}',
      '{"id":"x","rawId":"x","type":"public-key","response":{}}',
    ]) {
      await expect(keyOfAnswer(desk, { answer, origin }), answer.slice(0, 40)).rejects.toMatchObject(REFUSED);
    }
    const made = locked.create(await newPasskeyOptions(desk, { id: mia.id, email: "", name: "" }), origin);
    await expect(verifiedPasskey(desk, { answer: made, origin, name: "" })).rejects.toMatchObject(REFUSED);
  },
);

testOnSqlite("a key belongs to one operator", async () => {
  const otto = await desk.add("Otto", "moderator");
  await expect(join(otto.token, key)).rejects.toMatchObject(REFUSED);
  expect(await passkeysOf(desk, otto.id)).toEqual([]);
});

testOnSqlite("a signature is valid for exactly one challenge, by one of the requested keys", async () => {
  const challenge = Buffer.from("this action").toString("base64url");
  const options = await signingOptions(desk, mia.id, challenge);
  expect(options).toMatchObject({ challenge, allowCredentials: [{ id: key.id }] });
  const answer = key.get(options, origin);
  expect(await ownerOfSignature(desk, { answer, origin, challenge })).toBe(mia.id);
  const other = Buffer.from("that action").toString("base64url");
  await expect(ownerOfSignature(desk, { answer, origin, challenge: other })).rejects.toMatchObject(REFUSED);
});

test("the last way to sign in cannot be removed", async () => {
  await expect(removePasskey(desk, (await desk.signIn(mia.id)).operator, key.id)).rejects.toMatchObject({
    code: "console.last_key",
  });
  expect(await passkeysOf(desk, mia.id)).toHaveLength(1);
});

describeOnSqlite("removing a key", () => {
  const session = (passkeyId: string) =>
    startSession(desk, { operatorId: mia.id, means: "passkey", passkeyId, origin: "203.0.113.9" });

  testOnSqlite("ends the sessions that began with it, on every device, and no other", async () => {
    const phone = softKey(DESK);
    const { operator } = await desk.signIn(mia.id);
    await join((await linkForKey(desk, operator)).token, phone);
    const [byPhone, again, byLaptop] = [await session(phone.id), await session(phone.id), await session(key.id)];
    await removePasskey(desk, operator, phone.id);
    expect(await Promise.all([byPhone, again].map((token) => signedInBy(desk, token)))).toEqual([null, null]);
    expect(await signedInBy(desk, byLaptop)).toMatchObject({ id: mia.id });
  });

  testOnSqlite("revokes the link to add a key that its session made", async () => {
    const phone = softKey(DESK);
    const { operator } = await desk.signIn(mia.id);
    await join((await linkForKey(desk, operator)).token, phone);
    const { token } = await linkForKey(desk, operator);
    await removePasskey(desk, operator, phone.id);
    await expect(join(token, softKey(DESK))).rejects.toMatchObject({ code: "console.link_unusable" });
  });

  testOnSqlite("of another operator is refused, and ends nothing", async () => {
    const otto = await desk.add("Otto", "moderator");
    const ottos = softKey(DESK);
    await join(otto.token, ottos);
    const token = await startSession(desk, { operatorId: otto.id, means: "passkey", passkeyId: ottos.id, origin: "" });
    await removePasskey(desk, (await desk.signIn(mia.id)).operator, ottos.id);
    expect(await signedInBy(desk, token)).not.toBeNull();
    expect(await passkeysOf(desk, otto.id)).toHaveLength(1);
  });
});
