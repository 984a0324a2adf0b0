// @engines both
import { beforeEach, expect, test } from "vitest";
import { acceptLink, dismissOperator } from "~/app/domain/desk/joining/joining";
import { sessionsOf, signedInBy } from "~/app/domain/desk/operator-sessions/operator-sessions";
import { findControlEntries } from "~/app/domain/site/audit/control";
import { verifyControlChain } from "~/app/domain/site/audit/verification";
import { controlAudit } from "~/db/control/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { anOperator } from "~/tests/support/people";
import { type TestDesk, testDesk } from "~/tests/support/test-desk";
import { choosePictures, picturesOfOperator } from "./choices";
import {
  addOperator,
  cancelLinks,
  grantRole,
  operatorOfLink,
  operatorsOf,
  recoverOperator,
  revokeRole,
} from "./operators";
import { commanderOf, linkSystemUser } from "./system-users";

const DAY = 24 * 60 * 60 * 1000;
const UNUSABLE = { code: "console.link_unusable" };
const password = { passwordHash: "h", codeSecret: "s", codeStep: 1 };

let desk: TestDesk;
let mia: { id: string; token: string };

beforeEach(async () => {
  desk = await testDesk();
  mia = await desk.add("Mia");
});

testOnSqlite("a new operator has one role, and a link that works once, for three days", async () => {
  expect(await operatorsOf(desk)).toMatchObject([
    { name: "Mia", email: "mia@example.com", leftAt: null, grants: [{ role: "owner", brand: null }] },
  ]);
  expect(await operatorOfLink(desk, mia.token)).toMatchObject({ operator: { id: mia.id }, purpose: "join" });
  await acceptLink(desk, mia.token, { password }, { origin: "" });
  await expect(acceptLink(desk, mia.token, { password }, { origin: "" })).rejects.toMatchObject(UNUSABLE);
  const otto = await desk.add("Otto");
  desk.clock.advance(3 * DAY);
  await expect(operatorOfLink(desk, otto.token)).rejects.toMatchObject(UNUSABLE);
});

testOnSqlite("an address belongs to one operator, and invalid fields are reported one by one", async () => {
  await expect(desk.add("MIA")).rejects.toMatchObject({ code: "console.operator_exists" });
  await expect(desk.add("no address ")).rejects.toMatchObject({ kind: "invalid", detail: { fields: { email: [{}] } } });
});

testOnSqlite(
  "a recovery by an operator waits a day and replaces every way to sign in, and a recovery by a command does not wait",
  async () => {
    await acceptLink(desk, mia.token, { password }, { origin: "" });
    const session = await desk.signIn(mia.id);
    const otto = await desk.add("Otto");
    const { operator } = await desk.signIn(otto.id);
    const { token, worksFrom } = await recoverOperator(desk, operator, mia.id);
    expect(worksFrom - desk.now()).toBe(DAY);
    await expect(operatorOfLink(desk, token)).rejects.toMatchObject(UNUSABLE);
    const atOnce = await recoverOperator(desk, anOperator, mia.id);
    await acceptLink(desk, atOnce.token, { password }, { origin: "" });
    expect(await sessionsOf(desk, session.id)).toEqual([]);
    desk.clock.advance(DAY);
    await expect(operatorOfLink(desk, token), "the newer link took its place").rejects.toMatchObject(UNUSABLE);
  },
);

testOnSqlite("roles are granted and revoked, except the last owner's", async () => {
  await grantRole(desk, anOperator, mia.id, { role: "finance", brand: "velvet" });
  await grantRole(desk, anOperator, mia.id, { role: "finance", brand: "velvet" });
  const grants = async () => (await operatorsOf(desk))[0]!.grants;
  expect(await grants()).toHaveLength(2);
  await revokeRole(desk, anOperator, mia.id, { role: "finance", brand: "velvet" });
  const last = { code: "console.last_owner" };
  await expect(revokeRole(desk, anOperator, mia.id, { role: "owner", brand: null })).rejects.toMatchObject(last);
  await expect(dismissOperator(desk, anOperator, mia.id)).rejects.toMatchObject(last);
  expect(await grants()).toEqual([{ role: "owner", brand: null }]);
});

testOnSqlite("an operator who leaves loses sessions, links and roles, and may be added again", async () => {
  const otto = await desk.add("Otto");
  const { session } = await desk.signIn(otto.id);
  await dismissOperator(desk, anOperator, otto.id);
  expect(await sessionsOf(desk, otto.id)).toEqual([]);
  expect(await signedInBy(desk, session)).toBeNull();
  await expect(operatorOfLink(desk, otto.token)).rejects.toMatchObject(UNUSABLE);
  await expect(recoverOperator(desk, anOperator, otto.id)).rejects.toMatchObject({ code: "console.no_such_operator" });
  expect((await operatorsOf(desk)).find(({ id }) => id === otto.id)).toMatchObject({ leftAt: desk.now(), grants: [] });
  const again = await desk.add("Otto", "auditor");
  expect(again.id).toBe(otto.id);
});

test("a link is void once its author is dismissed or no longer an owner", async () => {
  const rogue = await desk.add("Rogue");
  const { operator } = await desk.signIn(rogue.id);
  const first = await recoverOperator(desk, operator, mia.id);
  await revokeRole(desk, anOperator, rogue.id, { role: "owner", brand: null });
  const second = await recoverOperator(desk, operator, mia.id);
  expect((await operatorsOf(desk, desk.now())).find(({ id }) => id === mia.id)!.linkFrom).toBe(second.worksFrom);
  await dismissOperator(desk, anOperator, rogue.id);
  desk.clock.advance(DAY);
  for (const { token } of [first, second]) await expect(operatorOfLink(desk, token)).rejects.toMatchObject(UNUSABLE);
});

testOnSqlite("a link can be revoked", async () => {
  await cancelLinks(desk, anOperator, mia.id);
  await expect(operatorOfLink(desk, mia.token)).rejects.toMatchObject(UNUSABLE);
});

test("a readmitted operator waits a day, too, and has none of the former keys and sessions", async () => {
  const otto = await desk.add("Otto", "auditor");
  const { operator } = await desk.signIn(mia.id);
  await dismissOperator(desk, operator, otto.id);
  await expect(desk.signIn(otto.id)).rejects.toMatchObject({ code: "console.no_such_operator" });
  const input = { email: "otto@example.com", name: "Otto", role: "auditor" as const, brand: null };
  const { token, worksFrom } = await addOperator(desk, operator, input);
  expect(worksFrom - desk.now()).toBe(DAY);
  await expect(operatorOfLink(desk, token)).rejects.toMatchObject(UNUSABLE);
});

testOnSqlite("a name is one line without characters that hide or reverse it", async () => {
  await addOperator(desk, anOperator, {
    email: "a@example.com",
    name: "A\u202eb\nc\u001b",
    role: "auditor",
    brand: null,
  });
  expect((await operatorsOf(desk)).at(-1)!.name).toMatch(/^A\s?b c$/);
  const nobody = { email: "b@example.com", name: "x", role: "auditor" as const, brand: "" };
  await expect(addOperator(desk, anOperator, nobody)).rejects.toMatchObject({ kind: "invalid" });
});

test("each action on an operator is audited with its author and origin", async () => {
  await acceptLink(desk, mia.token, { password }, { origin: "198.51.100.7" });
  const { operator } = await desk.signIn(mia.id);
  await grantRole(desk, operator, mia.id, { role: "finance", brand: "velvet" });
  const rows = await desk.db.read(({ drizzle }) => drizzle.select().from(controlAudit).orderBy(controlAudit.seq));
  const own = { operator: `operator:${mia.id}`, kind: "operator", targetId: mia.id };
  expect(rows).toMatchObject([
    { action: "operators.add", operator: anOperator.name, after: { role: "owner", brand: null } },
    { ...own, action: "operators.join", origin: "198.51.100.7", after: { way: "password" } },
    { ...own, action: "sign_ins.begin", origin: "203.0.113.9", after: { means: "passkey" } },
    { ...own, action: "roles.grant", after: { role: "finance", brand: "velvet" } },
  ]);
  expect(await desk.db.read((conn) => verifyControlChain(conn))).toMatchObject({ count: 4, flaw: undefined });
});

test("pictures are shown by the operator's setting, else by the desk's", async () => {
  const otto = await desk.add("Otto");
  const { operator } = await desk.signIn(mia.id);
  const chosen = { blur: "light", grey: "on" } as const;
  await choosePictures(desk, operator, chosen);
  await choosePictures(desk, operator, chosen);
  expect([await picturesOfOperator(desk, mia.id), await picturesOfOperator(desk, otto.id)]).toEqual([
    chosen,
    { blur: null, grey: null },
  ]);
  const { rows } = await findControlEntries(desk);
  expect(rows.filter(({ action }) => action === "operators.pictures")).toMatchObject([
    { operator: operator.name, targetId: mia.id, before: { blur: null, grey: null }, after: chosen },
  ]);
});

test("a system user's commands belong to one operator, until unlinked or until the operator leaves", async () => {
  const otto = await desk.add("Otto");
  await linkSystemUser(desk, anOperator, otto.id, "otto");
  expect(await commanderOf(desk, "otto")).toEqual({
    id: otto.id,
    email: "otto@example.com",
    grants: [{ role: "owner", brand: null }],
  });
  const { rows: actions } = await findControlEntries(desk);
  await linkSystemUser(desk, anOperator, otto.id, "otto");
  expect((await findControlEntries(desk)).rows).toEqual(actions);
  await expect(linkSystemUser(desk, anOperator, mia.id, "otto")).rejects.toMatchObject({
    code: "console.system_user_taken",
  });
  await dismissOperator(desk, anOperator, otto.id);
  expect(await commanderOf(desk, "otto")).toBeUndefined();
  await linkSystemUser(desk, anOperator, mia.id, "otto");
  await linkSystemUser(desk, anOperator, mia.id, null);
  expect(await commanderOf(desk, "otto")).toBeUndefined();
});

testOnSqlite("an owner who can sign in is not removed while all others never signed in", async () => {
  await acceptLink(desk, mia.token, { password }, { origin: "" });
  const otto = await desk.add("Otto");
  const last = { code: "console.last_owner" };
  const owner = { role: "owner" as const, brand: null };
  await expect(revokeRole(desk, anOperator, mia.id, owner)).rejects.toMatchObject(last);
  await expect(dismissOperator(desk, anOperator, mia.id)).rejects.toMatchObject(last);
  await acceptLink(desk, otto.token, { password }, { origin: "" });
  await revokeRole(desk, anOperator, mia.id, owner);
});
