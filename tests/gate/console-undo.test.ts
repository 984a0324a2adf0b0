// @engines one
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { pendingActions } from "~/db/control/tables";
import { audit, cases } from "~/db/tables";
import { type ConsoleDriver, consoleDriver, type SignedInOperator } from "../support/console-driver";
import { multipart, sendForm } from "../support/forms-in-parts";
import { jpeg } from "../support/pictures";
import type { Joined } from "../support/server";
import { fullTest } from "../support/tiers";

/** The delay in seconds, so long that no action runs before `comeDue` makes it due. */
const SECONDS = 60;
const VELVET = "velvet.example";
/** The server looks for due actions every five seconds. */
const SLOWLY = { interval: 500 };

let desk: ConsoleDriver;
let mia: SignedInOperator;
let noor: SignedInOperator;
let anna: Joined;
let bert: Joined;

beforeAll(async () => {
  desk = await consoleDriver({ velvet: { name: "Velvet" } }, "desk.example", { undoSeconds: SECONDS });
  mia = await desk.operator("Mia", "owner");
  noor = await desk.operator("Noor", "senior");
});

afterAll(() => desk?.stop());

let round = 0;
beforeEach(async () => {
  const letter = "abcdefghij"[round++];
  anna = await desk.server.join(VELVET, `Anna${letter}`);
  bert = await desk.server.join(VELVET, `Bert${letter}`);
});

const file = () => `/brands/velvet/members/${bert.id}`;
const actions = (name: string) => `/brands/velvet/actions/members.${name}?on=${bert.id}`;
const reasons = { rule: "own", own_rule: "No begging", facts: "Asked for money" };
const recorded = () => desk.server.db("velvet").read(({ drizzle }) => drizzle.select().from(audit));
const about = async (id: string) => (await recorded()).filter(({ memberId }) => memberId === id);
const batchIn = (body: string) => /name="batch" value="([\w-]+)"/.exec(body)?.[1];
const waitingAbout = async (id: string) => (await pending()).filter(({ target, failure }) => target === id && !failure);
const pending = () => desk.control.read(({ drizzle }) => drizzle.select().from(pendingActions));
const comeDue = () => desk.control.transact(({ drizzle }) => drizzle.update(pendingActions).set({ dueAt: 0 }));
const undo = (who: SignedInOperator, batch: string, next = "/") => who.send("/undo", { step: "undo", batch, next });

test("a confirmed action can be undone on the next page, without effect and without email", async () => {
  expect((await mia.act(actions("suspend"), { days: "7", ...reasons })).headers.location).toBe(file());
  const { body } = await mia.read(file());
  expect(body).toMatch(/Suspend: Bert.*will be done in.*\d+ seconds/s);
  expect((await noor.read(file())).body).not.toContain("will be done in");
  const batch = batchIn(body)!;
  const { location } = (await undo(noor, batch, file())).headers;
  expect((await noor.read(location!)).body).toContain("It was too late");
  const back = await undo(mia, batch, file());
  expect((await mia.read(back.headers.location!)).body).toContain("Nothing happened");
  expect((await mia.read(file())).body).not.toContain("Nothing happened");
  expect([await waitingAbout(bert.id), await about(bert.id)]).toEqual([[], []]);
});

test("an action that is not undone runs once, as its operator", async () => {
  await mia.act(actions("warn"), reasons);
  expect(await about(bert.id)).toEqual([]);
  await comeDue();
  await expect
    .poll(() => about(bert.id), SLOWLY)
    .toMatchObject([{ action: "members.warn", operator: `operator:${mia.id}` }]);
  const page = (await mia.read(file())).body;
  expect(page).toContain("Was warned");
  await expect.poll(async () => batchIn((await mia.read(file())).body)).toBeUndefined();
  expect(await about(bert.id)).toHaveLength(1);
});

test("a note is written at once", async () => {
  await mia.act(actions("note"), { text: "Called us" });
  expect(await about(bert.id)).toMatchObject([{ action: "notes.add" }]);
});

test("the same action on the same target waits for the first, and an impossible one is refused before it waits", async () => {
  await mia.act(actions("hide"), reasons);
  expect((await noor.act(actions("hide"), reasons)).status).toBe(409);
  expect((await mia.act(`/brands/velvet/actions/members.warn?on=nobody`, reasons)).status).toBe(404);
});

fullTest("a case with a pending decision is leased to no operator, and its page leads to the next case", async () => {
  const headers = { Cookie: anna.cookie };
  const json = { profile: bert.id, reason: "scam", words: "Look" };
  await desk.server.ask({ host: VELVET, method: "POST", path: "/api/reports.php", headers, json });
  const [found] = (await desk.server.db("velvet").read(({ drizzle }) => drizzle.select().from(cases))).filter(
    ({ targetId }) => targetId === bert.id,
  );
  const path = `/brands/velvet/cases/${found!.id}`;
  expect((await mia.send("/queue", { step: "next" })).headers.location).toBe(path);
  const { body } = await mia.read(path);
  const [, to] = /href="([^"]*actions\/cases\.close[^"]*)"/.exec(body)!;
  const action = to!.replaceAll("&amp;", "&");
  const version = new URL(action, "http://desk").searchParams.get("version")!;
  await mia.act(action, { version, rule: "", own_rule: "", facts: "Nothing was found." });
  const after = (await mia.read(path)).body;
  expect(after).toMatch(/Mia decided on this case just now/);
  expect(after).toMatch(/value="next"/);
  expect(after).not.toContain("actions/cases.close");
  for (const who of [mia, noor]) {
    expect((await who.send("/queue", { step: "next" })).headers.location).toBeUndefined();
  }
  await undo(mia, batchIn(after)!);
  expect((await mia.send("/queue", { step: "next" })).headers.location).toBe(path);
  // A report arrives before the action runs and changes the case. The page shows a notice until the moderator confirms
  // it.
  await mia.act(action, { version, rule: "", own_rule: "", facts: "Nothing was found." });
  await desk.server.ask({
    host: VELVET,
    method: "POST",
    path: "/api/reports.php",
    headers,
    json: { ...json, reason: "spam" },
  });
  await comeDue();
  await expect.poll(async () => (await mia.read("/")).body, SLOWLY).toMatch(/could not be done.*Something was added/s);
  expect((await mia.read("/people")).body).toContain("could not be done");
  expect((await noor.read("/")).body).not.toContain("could not be done");
  await mia.send("/undo", { step: "read", next: "/" });
  expect((await mia.read("/")).body).not.toContain("could not be done");
});

async function twoPhotos(): Promise<[string, string]> {
  const body = multipart([{ bytes: await jpeg(480, 360) }]);
  const headers = { Host: VELVET, Cookie: bert.cookie };
  const add = () => sendForm(desk.server.port, { path: "/api/profileimage.php", headers, body });
  const [one, other] = [await add(), await add()];
  return [one.json().image.id, other.json().image.id];
}

fullTest("a page of photos is undone as a whole; until the decision runs, its photos are on no page", async () => {
  const [one, other] = await twoPhotos();
  const form = {
    ...{ brand: "velvet", step: "save" },
    ...{ [`verdict.${one}`]: "approve", [`name.${one}`]: "Bert", [`was.${one}`]: "" },
    ...{
      [`verdict.${other}`]: "reject",
      [`name.${other}`]: "Bert",
      [`was.${other}`]: "",
      [`reason.${other}`]: "advert",
    },
  };
  const sent = await mia.send("/photos?brand=velvet", form);
  expect(sent.body).toMatch(/Decisions about 2 photos/);
  expect(sent.body).not.toContain(`verdict.${one}`);
  expect((await noor.read("/photos?brand=velvet")).body).not.toContain(`verdict.${one}`);
  await mia.send("/photos?brand=velvet", form);
  const { headers } = await undo(mia, batchIn((await mia.read("/")).body)!);
  // The form shows the values again to the operator who entered them.
  const again = (await mia.read(headers.location!)).body;
  const chosen = (id: string, value: string) => new RegExp(`name="verdict.${id}"[^>]*checked=""[^>]*value="${value}"`);
  expect(again).toMatch(chosen(one!, "approve"));
  expect(again).toMatch(chosen(other!, "reject"));
  expect(again).toMatch(/<option value="advert" selected="">/);
  expect((await noor.read(headers.location!)).body).not.toMatch(chosen(other!, "reject"));
  expect((await noor.read("/photos?brand=velvet")).body).toContain(`verdict.${one}`);
  await mia.send("/photos?brand=velvet", form);
  await comeDue();
  await expect.poll(() => about(bert.id), SLOWLY).toHaveLength(2);
  expect((await about(bert.id)).map(({ action }) => action).sort()).toEqual(["photos.approve", "photos.reject"]);
});

test("a saved page of photos skips a colleague's recent decision, and the operator's earlier saves stay", async () => {
  const [one, other] = await twoPhotos();
  const verdicts = (verdict: string, ids: string[]) => ({
    ...{ brand: "velvet", step: "save" },
    ...Object.fromEntries(
      ids.flatMap((id) => [
        [`verdict.${id}`, verdict],
        [`name.${id}`, `Owner of ${id}`],
      ]),
    ),
    ...Object.fromEntries(ids.map((id) => [`reason.${id}`, "advert"])),
  });
  const save = (who: SignedInOperator, form: Record<string, string>) => who.send("/photos?brand=velvet", form);
  await save(mia, verdicts("approve", [one]));
  const late = await save(noor, verdicts("approve", [one, other]));
  expect(late.body).toContain("To be approved: 1.");
  expect(late.body).toContain(`somebody else decided meanwhile: Owner of ${one}.`);
  expect((await save(noor, verdicts("approve", [one, other]))).body).toContain("To be approved: 1.");
  const changed = (await save(noor, verdicts("reject", [other]))).body;
  expect(changed).toContain(`something else about these just now: Owner of ${other}.`);
  expect(changed).toContain("To be rejected: 0.");
  expect([await waitingAbout(one), await waitingAbout(other)]).toMatchObject([
    [{ operatorId: mia.id }],
    [{ operatorId: noor.id }],
  ]);
  for (const who of [mia, noor]) await undo(who, batchIn((await who.read("/")).body)!);
});

test("a pending action does nothing if its operator has lost the permission", async () => {
  await noor.act(actions("warn"), reasons);
  await desk.control.transact(({ drizzle }) => drizzle.update(pendingActions).set({ brand: "nowhere", dueAt: 0 }));
  await expect.poll(async () => (await noor.read("/")).body).toContain("Your role does not include this");
  expect(await about(bert.id)).toEqual([]);
});

test("a notice after a redirect works only in its session, and its link cannot be forged", async () => {
  const { location } = (await mia.act(actions("note"), { text: "Called us" })).headers;
  expect((await mia.read(location!)).body).toContain("Done: Write a note.");
  expect((await noor.read(location!)).body).not.toContain("Done:");
  for (const forged of ["?done=members.suspend", "?said=members.suspend"])
    expect((await mia.read(file() + forged)).body).not.toContain("Done:");
  expect((await mia.send("/undo", { step: "undo", batch: "x", next: "//evil.example" })).headers.location).toMatch(
    /^\/\?/,
  );
});

test("while a pending action closes an account, no other action on it runs, from any page", async () => {
  const json = { profile: bert.id, reason: "scam", words: "Begs" };
  const asked = { host: VELVET, method: "POST", path: "/api/reports.php", headers: { Cookie: anna.cookie }, json };
  expect((await desk.server.ask(asked)).status).toBeLessThan(300);
  const [open] = (await desk.server.db("velvet").read(({ drizzle }) => drizzle.select().from(cases))).filter(
    ({ subjectId }) => subjectId === bert.id,
  );
  const ofCase = `/brands/velvet/actions/cases.suspend?on=${open!.id}&version=${open!.version}`;
  expect((await noor.read(ofCase)).status).toBe(200);
  expect((await mia.act(actions("suspend"), { days: "for_good", ...reasons })).status).toBe(302);
  expect((await noor.read(ofCase)).status).toBe(409);
  const fields = { period: "1", version: `${open!.version}`, ...reasons, step: "show" };
  const late = await noor.send(ofCase, fields);
  expect([late.status, late.body.includes("already about to be done")]).toEqual([409, true]);
  expect(late.body, "what was filled in stays").toContain("Asked for money");
  await undo(mia, batchIn((await mia.read(file())).body)!);
  expect((await noor.act(ofCase, { period: "1", version: `${open!.version}`, ...reasons })).status).toBe(302);
  expect((await mia.read(actions("suspend"))).status).toBe(409);
  await undo(noor, batchIn((await noor.read(file())).body)!);
  expect([await waitingAbout(bert.id), await about(bert.id)]).toEqual([[], []]);
});
