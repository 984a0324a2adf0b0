// @engines one
import { afterAll, beforeAll, expect, test } from "vitest";
import { heldPayments } from "~/db/tables";
import { type ConsoleDriver, consoleDriver, type SignedInOperator } from "../support/console-driver";
import { multipart, sendForm } from "../support/forms-in-parts";
import { jpeg } from "../support/pictures";
import type { Joined } from "../support/server";

const VELVET = "velvet.example";

let desk: ConsoleDriver;
let mia: SignedInOperator;
let noor: SignedInOperator;
let finance: SignedInOperator;
let owner: SignedInOperator;
let anna: Joined;
let bert: Joined;

beforeAll(async () => {
  desk = await consoleDriver({ velvet: { name: "Velvet" }, onyx: { name: "Onyx" } });
  mia = await desk.operator("Mia", "moderator");
  noor = await desk.operator("Noor", "moderator");
  finance = await desk.operator("Fin", "finance", "velvet");
  owner = await desk.operator("Olga", "owner");
  anna = await desk.server.join(VELVET, "Anna");
  bert = await desk.server.join(VELVET, "Bert");
});

afterAll(() => desk?.stop());

async function addPhotos(who: Joined, count: number): Promise<void> {
  const body = multipart([{ bytes: await jpeg(480, 360) }]);
  const headers = { Host: VELVET, Cookie: who.cookie };
  for (let n = 0; n < count; n++) await sendForm(desk.server.port, { path: "/api/profileimage.php", headers, body });
}

async function reported(by: Joined, of: Joined, reason: string): Promise<string> {
  const json = { profile: of.id, reason, words: "Look" };
  const asked = { host: VELVET, method: "POST", path: "/api/reports.php", headers: { Cookie: by.cookie }, json };
  expect((await desk.server.ask(asked)).status).toBeLessThan(300);
  const { moderation_case: all = [] } = await desk.server.rows("velvet");
  const { id } = all.find((row) => (row as { subjectId: string }).subjectId === of.id) as { id: string };
  return `/brands/velvet/cases/${id}`;
}

const next = async (who: SignedInOperator, form: Record<string, string> = {}) =>
  (await who.send("/queue", { step: "next", ...form })).headers.location;
const idsIn = (body: string) => [...body.matchAll(/"name\.([^"]+)"/g)].map(([, id]) => id!);
const change = (fields: Record<string, string>) =>
  owner.act("/actions/hidden.change", { ...fields, reason: "First pass" });

test("a page of photos is leased to one operator for ten minutes, and free again once it is handed back", async () => {
  await addPhotos(anna, 12);
  await addPhotos(bert, 12);
  await addPhotos(anna, 1);
  await addPhotos(await desk.server.join(VELVET, "Carl"), 3);
  const mine = "/photos?brand=velvet&mine=1";
  expect(await Promise.all([next(mia), next(noor)])).toEqual([mine, mine]);
  const [hers, theirs] = [(await mia.read(mine)).body, (await noor.read(mine)).body];
  const [one, other] = [idsIn(hers), idsIn(theirs)];
  expect([[one.length, other.length].sort(), one.some((id) => other.includes(id))]).toEqual([[24, 3].sort(), false]);
  expect(hers).toContain("These are yours until");
  const list = (await owner.read("/queue?kind=photos")).body;
  expect([list.includes("Mia, until"), list.includes("Noor, until")]).toEqual([true, true]);
  expect((await owner.read("/photos?brand=velvet")).body).toMatch(/In other hands right now:.*Mia/);
  expect(await next(mia)).toBe(mine);
  const approved = {
    brand: "velvet",
    step: "save",
    ...Object.fromEntries(one.map((id) => [`verdict.${id}`, "approve"])),
  };
  expect((await mia.send(mine, approved)).body).toContain(`Approved: ${one.length}.`);
  expect((await mia.read(mine)).body).toContain("None of yours is left.");
  expect(await next(mia)).toBeUndefined();
  const back = await noor.send("/queue", { step: "back", brand: "velvet", queue: "photos" });
  const { searchParams } = new URL(back.headers.location as string, "http://desk");
  expect(await next(noor, { except: searchParams.get("back")! })).toBeUndefined();
  expect(await next(mia)).toBe(mine);
  expect(idsIn((await mia.read(mine)).body).sort()).toEqual(other.sort());
  await mia.send("/queue", { step: "back", brand: "velvet", queue: "photos" });
});

test("an unsettled payment is leased only to operators who may settle it", async () => {
  const order = { id: "h1", provider: "sandbox", providerRef: "r1", reason: "no such order", at: 1 };
  await desk.server.db("velvet").transact((tx) => tx.insertMany(heldPayments, [order]));
  expect(await next(finance)).toBe("/payments?brand=velvet&on=h1");
  expect((await finance.read("/payments?brand=velvet&on=h1")).body).toContain("This one is yours until");
  expect((await owner.read("/queue?kind=payments")).body).toContain("Fin, until");
  expect((await owner.read("/payments?brand=velvet")).body).toContain("Fin, until");
  expect((await mia.read("/queue")).body).not.toContain("fits no order");
  expect(await next(owner, { brand: "onyx" })).toBeUndefined();
  expect((await finance.read("/queue")).body).not.toContain("/photos");
  expect((await finance.act("/brands/velvet/actions/payments.refuse?on=h1", { reason: "Given back" })).status).toBe(
    302,
  );
  expect(await next(finance)).toBeUndefined();
});

test("the list can be limited to reports of minors, also if a report has further reasons", async () => {
  const [minor, other] = [await reported(anna, bert, "underage"), await reported(bert, anna, "spam")];
  const { body } = await mia.read("/queue?kind=minors");
  expect([body.includes(minor), body.includes(other)]).toEqual([true, false]);
  expect((await mia.read("/queue?kind=appeals")).body).toContain("No case is open.");
});

test("a warning from the case leaves the case open and leads back to it", async () => {
  const path = await reported(bert, anna, "harassment");
  const { body } = await mia.read(path);
  const [, link] = /href="([^"]*actions\/members\.warn[^"]*)"/.exec(body)!;
  const to = link!.replaceAll("&amp;", "&");
  const done = await mia.act(to, {
    rule: "own",
    own_rule: "No insults",
    facts: "Two insults",
    case: path.split("/").at(-1)!,
  });
  expect(done.headers.location).toMatch(`${path}?said=`);
  expect((await mia.read(path)).body).toContain("Open");
  const { warning = [] } = await desk.server.rows("velvet");
  expect(warning).toMatchObject([{ memberId: anna.id, rule: "No insults" }]);
  const foreign = `/brands/velvet/actions/members.warn?on=${bert.id}&case=${path.split("/").at(-1)}`;
  expect((await mia.read(foreign)).status).toBe(404);
});

test("an action hidden in a queue is neither shown on its cases nor done, and other queues keep it", async () => {
  const path = await reported(bert, anna, "spam");
  const minor = await reported(anna, bert, "underage");
  expect((await change({ "hidden_profile.members.warn": "on" })).status).toBe(302);
  expect((await mia.read(path)).body).not.toContain("actions/members.warn");
  expect((await mia.read(minor)).body).toContain("actions/members.warn");
  const id = path.split("/").at(-1)!;
  const warn = `/brands/velvet/actions/members.warn?on=${anna.id}&case=${id}`;
  expect((await mia.read(warn)).status).toBe(403);
  const form = { rule: "own", own_rule: "No spam", facts: "x", case: id };
  for (const step of ["show", "do"]) expect((await mia.send(warn, { ...form, step })).status).toBe(403);
  expect((await owner.read("/settings")).body).toMatch(/Reported profiles.*Warn/s);
  const wrong = await change({ "hidden_profile.nothing": "on" });
  expect([wrong.status, wrong.body.includes("Choose one of these.")]).toEqual([422, true]);
  expect((await change({})).status).toBe(302);
  expect((await mia.read(path)).body).toContain("actions/members.warn");
});

test("a decision keeps the photo that proves it, for colleagues only", async () => {
  await addPhotos(bert, 1);
  const path = await reported(anna, bert, "nudity");
  const { photo = [], moderation_case: all = [] } = await desk.server.rows("velvet");
  const { id } = photo.find((row) => (row as { profileId: string }).profileId === bert.id) as { id: string };
  const { version } = all.find((row) => path.endsWith((row as { id: string }).id)) as { version: number };
  const action = `/brands/velvet/actions/cases.close?on=${path.split("/").at(-1)}&version=${version}`;
  const decision = {
    version: `${version}`,
    rule: "own",
    own_rule: "No nudity",
    facts: "A photo",
    [`proof.photo:${id}`]: "on",
  };
  expect((await mia.act(action, decision)).headers.location).toMatch(`${path}?said=`);
  expect((await mia.read(path)).body).toContain(`/brands/velvet/photos/${id}`);
  const { moderation_decision: decisions = [] } = await desk.server.rows("velvet");
  expect(decisions).toContainEqual(expect.objectContaining({ proof: [{ kind: "photo", id }] }));
});

test("an action on several cases announces their number and can be undone", async () => {
  const slow = await consoleDriver({ velvet: {} }, "desk.example", { undoSeconds: 60 });
  try {
    const [one, two] = [await slow.server.join(VELVET, "Anna"), await slow.server.join(VELVET, "Bert")];
    const senior = await slow.operator("Sina", "senior");
    const json = { profile: two.id, reason: "spam", words: "Look" };
    const headers = { Cookie: one.cookie };
    await slow.server.ask({ host: VELVET, method: "POST", path: "/api/reports.php", headers, json });
    const path = `/brands/velvet/actions/reports.discard?on=${one.id}`;
    expect((await senior.read(path)).body).toContain("1 would be discarded, 0 left");
    expect((await senior.act(path, { reason: "Revenge" })).status).toBe(302);
    const [, batch] = /name="batch" value="([^"]+)"/.exec((await senior.read("/queue")).body)!;
    await senior.send("/undo", { step: "undo", batch: batch!, next: "/queue" });
    const { report = [], audit = [] } = await slow.server.rows("velvet");
    expect([report, audit]).toMatchObject([[{ discardedAt: null }], []]);
  } finally {
    await slow.stop();
  }
});
