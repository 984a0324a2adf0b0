// @engines one
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "~/db/tables";
import { type ConsoleDriver, consoleDriver, type SignedInOperator } from "../support/console-driver";
import type { Joined } from "../support/server";

const VELVET = "velvet.example";

let desk: ConsoleDriver;
let owner: SignedInOperator;
let manager: SignedInOperator;
let moderator: SignedInOperator;
let anna: Joined;
let bert: Joined;

beforeAll(async () => {
  desk = await consoleDriver({ velvet: { name: "Velvet" }, onyx: {} });
  owner = await desk.operator("Olga", "owner");
  manager = await desk.operator("Mona", "manager");
  moderator = await desk.operator("Mia", "moderator");
  anna = await desk.server.join(VELVET, "Anna");
  bert = await desk.server.join(VELVET, "Bert");
});

afterAll(() => desk?.stop());

const actions = (name: string, who = bert) => `/brands/velvet/actions/members.${name}?on=${who.id}`;
const recorded = async (of: Joined) =>
  (await desk.server.db("velvet").read(({ drizzle }) => drizzle.select().from(audit))).filter(
    ({ memberId }) => memberId === of.id,
  );

test("the archive of a member's data needs a signature, is audited, and is only for the signer", async () => {
  expect((await moderator.read(actions("download"))).status).toBe(403);
  const unsigned = await owner.send(actions("download"), { reason: "The police asked", step: "show" });
  expect(unsigned.body).toContain("data-passkey");
  const { location } = (await owner.act(actions("download"), { reason: "The police asked" })).headers;
  const { status, headers, body } = await owner.read(location!);
  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
    200,
    "application/zip",
    "private, no-store",
  ]);
  expect(body.slice(0, 2)).toBe("PK");
  for (const [who, path] of [
    [manager, location!],
    [owner, location!.replace("velvet", "onyx")],
    [owner, location!.replace(bert.id, anna.id)],
    [owner, location!.replace(/key=.*/, "key=x")],
  ] as const)
    expect((await who.read(path)).status, path).toBe(404);
  expect((await moderator.read(location!)).status).toBe(403);
  expect((await recorded(bert)).map(({ action }) => action)).toEqual(["members.download"]);
});

test("an operator who deletes an account at once lands on an existing page", async () => {
  const carl = await desk.server.join(VELVET, "Carl");
  const { headers } = await owner.act(actions("delete", carl), { when: "at_once", reason: "They asked by letter" });
  const page = await owner.read(headers.location!);
  expect([page.status, page.body.includes("Done: Delete the account.")]).toEqual([200, true]);
});

test("a muted member gets the refusal from the API and in the conversation, and can still read", async () => {
  const headers = { Cookie: bert.cookie };
  const begun = await desk.server.ask({ host: VELVET, path: `/members/${anna.id}/chat`, headers });
  const id = begun.headers.location!.replace("/chats/", "");
  expect(
    (await moderator.act(actions("hold"), { days: "3", rule: "own", own_rule: "No begging.", facts: "Begged." }))
      .status,
  ).toBe(302);
  const file = (await moderator.read(`/brands/velvet/members/${bert.id}`)).body;
  for (const part of ["Can’t write until", "Let them write again", "Was held from writing"])
    expect(file).toContain(part);
  const json = { conversation: id, text: "Hello", key: "k".repeat(20) };
  const sent = await desk.server.ask({ host: VELVET, method: "POST", path: "/api/messages.php", headers, json });
  expect([sent.status, sent.json().error]).toEqual([403, "holds.held"]);
  expect(sent.json().message).toMatch(/until.*No begging\..*Begged\./);
  const page = await desk.server.ask({ host: VELVET, path: `/chats/${id}`, headers });
  expect(page.body).toMatch(/You can’t write messages for now.*about=appeal/s);
  expect(page.body).not.toContain("<textarea");
  const decisions = await desk.server.ask({ host: VELVET, path: "/account/decisions", headers });
  expect(decisions.body).toMatch(/From .* you can’t write messages, until/);
  await moderator.act(actions("release"), { reason: "A mistake" });
  expect((await desk.server.ask({ host: VELVET, path: `/chats/${id}`, headers })).body).toContain("<textarea");
});

test("an account is deleted by a signed action, whose email is shown first", async () => {
  const fields = { when: "later", reason: "Asked by mail" };
  const shown = await owner.send(actions("delete"), { ...fields, step: "show" });
  expect(shown.body).toContain(bert.email);
  expect(shown.body).toContain("data-passkey");
  expect((await owner.act(actions("delete"), fields)).status).toBe(302);
  expect((await desk.server.ask({ host: VELVET, path: "/home", headers: { Cookie: bert.cookie } })).status).toBe(302);
  expect((await owner.act(actions("delete"), fields)).status).toBe(409);
  expect((await owner.act(actions("delete"), { ...fields, when: "never" })).status).toBe(422);
});
