// @engines one
import { afterAll, beforeAll, expect, test } from "vitest";
import { cases, reports } from "~/db/tables";
import { type ConsoleDriver, consoleDriver, type SignedInOperator } from "../support/console-driver";
import { multipart, sendForm } from "../support/forms-in-parts";
import { jpeg } from "../support/pictures";
import type { Joined } from "../support/server";

const VELVET = "velvet.example";
const ONYX = "onyx.example";

let desk: ConsoleDriver;
let mia: SignedInOperator;
let noor: SignedInOperator;
let support: SignedInOperator;
let finance: SignedInOperator;
let atOnyx: SignedInOperator;
let senior: SignedInOperator;
let anna: Joined;
let bert: Joined;
let photo: string;

beforeAll(async () => {
  desk = await consoleDriver({ velvet: { name: "Velvet" }, onyx: { name: "Onyx" } });
  mia = await desk.operator("Mia", "moderator");
  noor = await desk.operator("Noor", "moderator");
  support = await desk.operator("Sam", "support");
  finance = await desk.operator("Fay", "finance");
  atOnyx = await desk.operator("Otto", "moderator", "onyx");
  senior = await desk.operator("Sina", "senior");
  anna = await desk.server.join(VELVET, "Anna");
  bert = await desk.server.join(VELVET, "Bert");
  photo = await addPhoto(VELVET, bert);
});

afterAll(() => desk?.stop());

async function addPhoto(host: string, who: Joined): Promise<string> {
  const headers = { Host: host, Cookie: who.cookie };
  const body = multipart([{ bytes: await jpeg(480, 360) }]);
  const answer = await sendForm(desk.server.port, { path: "/api/profileimage.php", headers, body });
  return answer.json().image.id;
}

/** Returns the path of the report's case. */
async function reported(host: string, by: Joined, of: Record<string, string>, reason = "scam"): Promise<string> {
  const headers = { Cookie: by.cookie };
  const json = { ...of, reason, words: "Look at this" };
  const { status } = await desk.server.ask({ host, method: "POST", path: "/api/reports.php", headers, json });
  expect(status).toBeLessThan(300);
  const slug = host.split(".")[0]!;
  const cases = (await desk.server.rows(slug)).moderation_case as { id: string; targetId: string }[];
  return `/brands/${slug}/cases/${cases.find(({ targetId }) => targetId === Object.values(of)[0])!.id}`;
}

const next = async (who: SignedInOperator, form: Record<string, string> = {}) =>
  (await who.send("/queue", { step: "next", ...form })).headers.location;

/** Returns the link to an action on this case. */
async function actionOn(who: SignedInOperator, path: string, action: string): Promise<string> {
  const { body } = await who.read(path);
  const [, to] = new RegExp(`href="([^"]*actions/${action}[^"]*)"`).exec(body) ?? [];
  return to!.replaceAll("&amp;", "&");
}

const verdict = (version: string, fields: Record<string, string> = {}) => ({
  ...{ version, rule: "", own_rule: "", facts: "Nothing was found." },
  ...fields,
});
const versionIn = (action: string) => new URL(action, "http://desk").searchParams.get("version")!;

test("two moderators never get the same case, and handing a case back frees it", async () => {
  const heavy = await reported(VELVET, anna, { profile: bert.id }, "underage");
  const other = await reported(VELVET, bert, { profile: anna.id }, "spam");
  const taken = await Promise.all([next(mia), next(noor)]);
  expect(taken.sort()).toEqual([heavy, other].sort());
  const [own] = [(await mia.read(heavy)).body.includes("This one is yours") ? mia : noor];
  const rival = own === mia ? noor : mia;
  expect(await next(own)).toBe(heavy);
  expect((await rival.read(heavy)).body).toMatch(/is working on this until/);
  expect((await support.read("/queue")).body).not.toContain("/cases/");
  expect((await support.read(heavy)).status).toBe(403);
  await rival.send("/queue", { step: "back", brand: "velvet", id: heavy.split("/").at(-1)! });
  expect((await own.read(heavy)).body).toContain("This one is yours");
  const back = await own.send("/queue", { step: "back", brand: "velvet", id: heavy.split("/").at(-1)! });
  const { searchParams } = new URL(back.headers.location as string, "http://desk");
  expect((await own.read(heavy)).body).not.toContain("This one is yours");
  // Expects the photos to decide, because no case is left.
  expect(await next(own, { except: searchParams.get("back")! })).toBe("/photos?brand=velvet&mine=1");
  await own.send("/queue", { step: "back", brand: "velvet", queue: "photos" });
  await rival.send("/queue", { step: "back", brand: "velvet", id: other.split("/").at(-1)! });
});

test("the queue shows member, reason and lease, and a brand's moderator sees only that brand", async () => {
  await desk.server.join(ONYX, "Olga");
  const { body } = await mia.read("/queue");
  expect(body).toContain("Profile: Bert");
  expect(body).toContain("May be under 18");
  expect((await mia.read("/queue?kind=photo")).body).not.toContain("Profile: Bert");
  expect((await mia.read("/queue?after=nonsense")).headers.location).toBe("/queue");
  expect((await atOnyx.read("/queue")).body).not.toContain("Bert");
  expect((await atOnyx.read("/queue?brand=velvet")).status).toBe(404);
  expect(await next(atOnyx)).toBeUndefined();
});

test("another brand's case responds 404, also under the operator's own brand", async () => {
  const path = await reported(VELVET, anna, { profile: bert.id }, "underage");
  const id = path.split("/").at(-1)!;
  for (const at of [path, `/brands/onyx/cases/${id}`, `/brands/onyx/actions/cases.close?on=${id}`]) {
    expect((await atOnyx.read(at)).status, at).toBe(404);
  }
  const sent = await atOnyx.send("/queue", { step: "keep", brand: "velvet", id });
  expect(sent.status).toBe(404);
});

test("a second decision is refused with the first decision and its operator", async () => {
  const path = await reported(VELVET, anna, { profile: bert.id }, "underage");
  const action = await actionOn(mia, path, "cases.close");
  const fields = verdict(versionIn(action), { facts: "Bert showed us his age." });
  expect((await mia.act(action, fields)).headers.location).toMatch(`${path}?said=`);
  const late = await noor.act(action, fields);
  expect(late.status).toBe(409);
  expect(late.body).toMatch(/Mia decided first\. No rule was broken – Bert showed us his age\./);
  expect((await noor.read(path)).body).toContain("Mia · No rule was broken");
});

test("a case that grew while it was read must be read again", async () => {
  const path = await reported(VELVET, anna, { profile: bert.id });
  const action = await actionOn(mia, path, "cases.close");
  await reported(VELVET, anna, { profile: bert.id }, "spam");
  const late = await mia.act(action, verdict(versionIn(action)));
  expect(late.body).toContain("Something was added to this case.");
});

test("a complaint about access goes to support, names the account, and is noted, handed on and answered there", async () => {
  const asked = await desk.server.ask({ host: VELVET, path: "/complaints?about=access" });
  const [, puzzle] = /name="puzzle" value="([^"]+)"/.exec(asked.body)!;
  const numbers = /: (\d\d), (\d\d), (\d\d)\?/.exec(asked.body)!.slice(1).map(Number);
  const form = { about: "access", words: "No link of yours arrives at my address.", email: anna.email };
  const solved = { ...form, puzzle: puzzle!, largest: String(Math.max(...numbers)) };
  const sent = await desk.server.ask({ host: VELVET, method: "POST", path: "/complaints", form: solved });
  const path = (await next(support, { kind: "service" }))!;
  expect(path).toMatch(/^\/brands\/velvet\/cases\//);
  const { body } = await support.read(path);
  expect(body).toContain("No link of yours arrives");
  expect(body).toContain(`/brands/velvet/members/${anna.id}`);
  expect((await support.read("/queue")).body).toContain("Money or access");
  expect([(await mia.read(path)).status, (await atOnyx.read(path)).status]).toEqual([403, 404]);
  expect((await mia.read("/queue")).body).not.toContain(path);
  const action = await actionOn(support, path, "cases.answer");
  expect((await mia.read(action)).status).toBe(403);
  const closing = action.replace("cases.answer", "cases.close");
  expect((await senior.act(closing, verdict(versionIn(action)))).status).toBe(404);
  const noting = (kind: string) => `/brands/velvet/actions/${kind}.note?on=${path.split("/").at(-1)}`;
  const note = { words: "Her mail server refused ours" };
  const refusals = [await mia.act(noting("cases"), note), await mia.act(noting("service"), note)];
  expect(refusals.map(({ status }) => status)).toEqual([404, 403]);
  expect((await support.act(noting("service"), note)).headers.location).toMatch(`${path}?said=`);
  const handing = await actionOn(support, path, "service.hand_on");
  const [, to] = /<option value="(operator:[^"]+)"[^>]*>Fay</.exec((await support.read(handing)).body) ?? [];
  expect((await support.read(handing)).body).not.toMatch(/<option[^>]*>(Mia|Sina)</);
  expect((await support.act(handing, { to: to!, words: "It is about her card" })).status).toBe(302);
  expect(await next(finance, { kind: "service" })).toBe(path);
  const found = (await finance.read(path)).body;
  expect([found.includes("Her mail server refused ours"), found.includes("It is about her card")]).toEqual([
    true,
    true,
  ]);
  const other = await reported(VELVET, bert, { profile: anna.id });
  expect((await support.act(`/brands/velvet/actions/service.note?on=${other.split("/").at(-1)}`, note)).status).toBe(
    404,
  );
  const answer = { version: versionIn(action), facts: "The address was misspelt. It works now." };
  expect((await finance.act(action, answer)).headers.location).toMatch(`${path}?said=`);
  const page = await desk.server.ask({ host: VELVET, path: sent.headers.location! });
  expect(page.body).toContain("The address was misspelt. It works now.");
});

test("a case's photo is for operators who may see the case, and is never cached", async () => {
  const path = await reported(VELVET, anna, { photo }, "nudity");
  const { body } = await mia.read(path);
  const [, src] = /src="(\/brands\/velvet\/cases\/[^"]+\/pictures\/[^"]+)"/.exec(body)!;
  const answer = await mia.read(src!);
  expect([answer.status, answer.headers["cache-control"], answer.headers["content-type"]]).toEqual([
    200,
    "private, no-store",
    "image/webp",
  ]);
  expect((await support.read(src!)).status).toBe(403);
  expect((await atOnyx.read(src!)).status).toBe(404);
  expect((await desk.read(src!)).status).toBe(302);
  expect((await mia.read(`${path}/pictures/nothing`)).status).toBe(404);
});

test("a message is shown in its conversation as it was, and only as text", async () => {
  const db = desk.server.db("velvet");
  const caseId = "00000000-0000-7000-8000-00000000c0de";
  const profile = { id: bert.id, fictional: false, name: "Bert", age: 36, country: "NL", region: null, city: null };
  const said = (id: string, from: string, text: string) => ({ id, from, text, sentAt: Date.UTC(2026, 0, 1) });
  const messages = [
    said("1", anna.id, "Hello"),
    { ...said("2", bert.id, "<b>Send</b> me money"), photo: true as const },
  ];
  const evidence = { profile: { ...profile, details: { personal: "I like boats" } }, messages };
  await db.transact(async (tx) => {
    const opened = { kind: "message" as const, targetId: "2", subjectId: bert.id, state: "open" as const, openedAt: 0 };
    await tx.insertMany(cases, [{ id: caseId, ...opened, score: 5, version: 1 }]);
    const told = { reason: "scam", words: "Money again", illegal: false, at: 0, reporterId: anna.id };
    await tx.insertMany(reports, [{ id: caseId, number: "10000001", caseId, evidence, ...told }]);
  });
  await mia.act(`/brands/velvet/actions/cases.show_chat?on=${caseId}`);
  const { body } = await mia.read(`/brands/velvet/cases/${caseId}`);
  expect(body).toContain("Message: Bert");
  expect(body).toContain("&lt;b&gt;Send&lt;/b&gt; me money [with a photo]");
  for (const text of ["I like boats", "Money again", "<strong>Reporter</strong>"]) expect(body).toContain(text);
  expect((await mia.read("/brands/velvet/cases/10000001")).body).toContain("Message: Bert");
  // The action that closes a case takes no period, so a forged form cannot suspend a member with it.
  const action = `/brands/velvet/actions/cases.close?on=${caseId}&version=1`;
  const closed = await mia.act(action, { ...verdict("1"), rule: "4", period: "for_good" });
  expect(closed.headers.location).toMatch(`/brands/velvet/cases/${caseId}?said=`);
  expect((await desk.server.rows("velvet")).suspension).toEqual([]);
});

test("a page of photos is decided at once; photos that another operator decided meanwhile are skipped and named", async () => {
  const [first, second, third] = [photo, await addPhoto(VELVET, bert), await addPhoto(VELVET, bert)];
  const src = `/brands/velvet/photos/${first}`;
  expect([(await mia.read(src)).status, (await support.read(src)).status, (await atOnyx.read(src)).status]).toEqual([
    200, 200, 404,
  ]);
  expect((await atOnyx.read("/photos?brand=velvet")).status).toBe(404);
  const row = (id: string, said: string, reason = "") => ({
    ...{ [`verdict.${id}`]: said, [`reason.${id}`]: reason, [`name.${id}`]: "Bert" },
    ...{ [`was.${id}`]: "" },
  });
  const done = await mia.send("/photos?brand=velvet", {
    ...{ brand: "velvet", step: "save", ...row(first, "approve"), ...row(second!, "reject", "contact") },
    ...{ ...row(third!, "reject"), [`nudity.${first}`]: "on" },
  });
  expect(done.body).toContain("Approved: 1. Rejected: 1. Nudity changed: 1. Left: 0.");
  expect(done.body).toContain("Left, since no reason was chosen: Bert.");
  const rest = { brand: "velvet", step: "rest", ...row(second!, "approve"), ...row(third!, "leave") };
  const late = await noor.send("/photos?brand=velvet", { ...rest, [`seen.${third}`]: "" });
  expect(late.body).toContain("Left, since you have not looked at them: Bert.");
  expect(late.body).toContain("Approved: 0.");
  const looked = await noor.send("/photos?brand=velvet", { ...rest, [`seen.${third}`]: "1" });
  expect(looked.body).toContain("Approved: 1.");
  expect(late.body).toContain("Left, since somebody else decided meanwhile: Bert.");
  const photos = (await desk.server.rows("velvet")).photo as { id: string; state: string; reason: string | null }[];
  const state = (id: string) => photos.find((each) => each.id === id)!;
  expect(state(first)).toMatchObject({ state: "approved", nudity: expect.anything() });
  expect(state(second!)).toMatchObject({ state: "rejected", reason: expect.stringContaining("phone number") });
  expect(state(third!)).toMatchObject({ state: "approved" });
  const rejected = `/brands/velvet/photos/${second}`;
  expect([(await mia.read(rejected)).status, (await support.read(rejected)).status]).toEqual([200, 403]);
  await mia.act(`/brands/velvet/actions/photos.approve?on=${second}`);
  const action = `/brands/velvet/actions/photos.reject?on=${second}`;
  const shown = await mia.send(action, { reason: "It is a flyer.", step: "show" });
  expect(shown.body).toContain(bert.email);
  expect((await mia.act(action, { reason: "It is a flyer." })).headers.location).toContain(
    "/photos?brand=velvet&said=",
  );
});

test("suspending needs its own permission and a signature, and shows its email in the reader's language", async () => {
  const path = await reported(VELVET, anna, { profile: bert.id });
  const action = await actionOn(senior, path, "cases.suspend");
  expect((await mia.read(action)).status).toBe(403);
  const fields = verdict(versionIn(action), { rule: "5", period: "7", facts: "He sold things." });
  const shown = await senior.send(action, { ...fields, step: "show" });
  expect(shown.body).toContain("data-passkey");
  expect(shown.body).toContain(bert.email);
  expect(shown.body).toContain("Advertising");
  expect((await senior.act(action, fields)).headers.location).toMatch(`${path}?said=`);
  const { suspension } = await desk.server.rows("velvet");
  expect(suspension).toHaveLength(1);
  expect((await senior.read(path)).body).toMatch(/Suspended.*until/);
});

test("a case is handed on to a colleague of the brand, with a message that both can read", async () => {
  const carl = await desk.server.join(VELVET, "Carl");
  const path = await reported(VELVET, anna, { profile: carl.id }, "harassment");
  const id = path.split("/").at(-1)!;
  const action = `/brands/velvet/actions/cases.hand_on?on=${id}`;
  const { body } = await mia.read(action);
  const offered = [...body.matchAll(/<option value="operator:[^"]+"[^>]*>([^<]+)</g)].map(([, name]) => name);
  expect(offered.sort()).toEqual(["Noor", "Sina"]);
  const [, to] = /<option value="(operator:[^"]+)"[^>]*>Noor</.exec(body) ?? [];
  const words = "You know this one";
  expect((await support.act(action, { to: to!, words })).status).toBe(403);
  expect((await mia.send(action, { to: "operator:nobody", words, step: "show" })).status).toBe(422);
  expect((await mia.act(action, { to: to!, words })).status).toBe(302);
  const seen = (await noor.read("/queue")).body;
  expect([seen.includes("In your hands"), seen.includes("From Mia: You know this one")]).toEqual([true, true]);
  expect((await senior.read("/queue")).body).not.toContain("You know this one");
  expect(await next(noor)).toBe(path);
  expect((await noor.read(path)).body).toContain("Mia to Noor");
  expect((await atOnyx.act(`/brands/velvet/actions/cases.note?on=${id}`, { words })).status).toBe(404);
  expect((await noor.act(`/brands/velvet/actions/cases.note?on=${id}`, { words: "Asked Velvet’s owner" })).status).toBe(
    302,
  );
  expect((await mia.read(path)).body).toContain("Asked Velvet’s owner");
});

test("a saved list keeps its filters and name, only for its operator", async () => {
  const path = "/queue?brand=velvet&kind=profile";
  const saved = await mia.send("/views", { step: "save", name: "Velvet’s profiles", path });
  expect([saved.status, saved.headers.location]).toEqual([302, path]);
  expect((await mia.read("/queue")).body).toContain(">Velvet’s profiles</a>");
  const { body } = await mia.read(path);
  expect(body).toContain('aria-current="page">Velvet’s profiles</a>');
  expect((await noor.read("/queue")).body).not.toContain("Velvet’s profiles");
  expect((await mia.send("/views", { step: "save", name: "", path })).status).toBe(422);
  expect((await mia.send("/views", { step: "save", name: "x", path: "/people?q=anna" })).status).toBe(422);
  const [, id] = /name="id" value="([^"]+)"\/><input type="hidden" name="path"/.exec(body) ?? [];
  await noor.send("/views", { step: "remove", id: id!, path });
  expect((await mia.read("/queue")).body).toContain(">Velvet’s profiles</a>");
  await mia.send("/views", { step: "remove", id: id!, path });
  expect((await mia.read("/queue")).body).not.toContain("Velvet’s profiles");
});
