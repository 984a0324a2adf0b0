// @engines both
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { effects } from "~/app/domain/effect-handlers";
import { newPuzzle, type Puzzle } from "~/app/domain/safety/puzzles/puzzles";
import { sendDue } from "~/app/domain/site/outbox/outbox";
import { testOnSqlite } from "~/tests/support/engines";
import { mailsFrom } from "~/tests/support/mails";
import { jpeg } from "~/tests/support/pictures";
import { unusedAddress } from "~/tests/support/test-databases";
import { anAdult, anOperator, START, type TestSite, testSite } from "~/tests/support/test-site";
import { caseOf, casesToDecide, decide } from "./cases";
import { addPicture, appeal, complain, complaintWith } from "./complaints";
import { type About, complaintForm } from "./complaints.schema";
import { report } from "./reports";

const DAY = 24 * 60 * 60_000;
const folder = mkdtempSync(join(tmpdir(), "bouquet-complaints-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert", personal: "Send me money" });

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert] });
});

/** Solves the puzzle like a browser. */
function workFor({ token, bits }: Puzzle): string {
  for (let n = 0; ; n++) {
    const hash = createHash("sha256").update(`${token}:${n}`).digest();
    if (hash.readUInt32BE() >>> (32 - bits) === 0) return String(n);
  }
}

const given = (about: About, fields: Record<string, string> = {}) =>
  complaintForm.parse({
    about,
    address: "https://elsewhere.example/page",
    words: "Somebody uses my picture there.",
    name: "Clara Cerf",
    email: "clara@mail.example",
    good_faith: "on",
    ...fields,
  });

/** Sends a complaint without an account, and returns its id. */
async function send(about: About, fields: Record<string, string> = {}, memberId: string | null = null) {
  const { token, numbers } = newPuzzle(site, "complaint");
  const solved = { ...given(about, fields), puzzle: token, largest: String(Math.max(...numbers)) };
  return (await complain(site, solved, { language: "nl", memberId, ip: unusedAddress() })).replace("/complaints/", "");
}

async function close(number: string, actor: string, facts = "We took the picture away.") {
  const { case: found } = await caseOf(site, number);
  await decide(site, anOperator, found.id, found.version, { actor, rule: null, facts });
}

const complete = {
  about: "illegal",
  address: "/x",
  words: "It shows what it must not.",
  name: "C",
  email: "c@d.example",
};

testOnSqlite("a notice of illegal content needs a place, a reason, a name and a statement of good faith", () => {
  const wrong = (fields: object) =>
    complaintForm.safeParse({ ...complete, good_faith: "on", ...fields }).error?.issues.map(({ path }) => path[0]);
  expect(wrong({})).toBeUndefined();
  expect(wrong({ address: " ", name: "", email: "", good_faith: undefined })).toEqual([
    "address",
    "name",
    "email",
    "good_faith",
  ]);
  expect(wrong({ words: "Bad" })).toEqual(["words"]);
  expect(wrong({ email: "nobody" })).toEqual(["email"]);
  expect(wrong({ about: "child_abuse", name: "", email: "" })).toBeUndefined();
  expect(wrong({ about: "payment", address: "", name: "", good_faith: undefined })).toBeUndefined();
  expect(wrong({ about: "payment", email: "" })).toEqual(["email"]);
  expect(wrong({ about: "nothing" })).toEqual(["about"]);
});

testOnSqlite("a complaint gets a number, an email and a page, and is due within seven days", async () => {
  const id = await send("illegal");
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  const view = await complaintWith(site, id);
  expect(view).toMatchObject({ about: "illegal", answer: null, appeal: null, mayAppeal: false, mailed: true });
  expect(view.number).toMatch(/^\d{8}$/);
  expect(view.dueAt).toBe(START + 7 * DAY);
  const { case: opened, reports } = await caseOf(site, view.number);
  expect(opened).toMatchObject({ kind: "complaint", subjectId: "", score: 8 });
  expect(reports).toMatchObject([{ reporterId: null, reason: "illegal", illegal: true, evidence: null }]);
  expect((await casesToDecide(site)).rows).toMatchObject([{ id: opened.id, dueAt: START + 7 * DAY }]);
  const [mail] = await mailsFrom(site);
  expect(mail).toMatchObject({ to: "clara@mail.example" });
  expect(mail?.text).toContain(view.number);
  expect(mail?.text).toContain(`/complaints/${id}`);
});

test("a complaint sent again, even eight times at once, makes one complaint with one page and one email", async () => {
  const puzzle = newPuzzle(site, "complaint");
  const form = { ...given("rules"), puzzle: puzzle.token, work: workFor(puzzle) };
  const complained = (changes: object = {}) =>
    complain(site, { ...form, ...changes }, { language: "nl", memberId: null, ip: "203.0.113.9" });
  const paths = await Promise.all(Array.from({ length: 8 }, () => complained()));
  expect(new Set([...paths, await complained()]).size).toBe(1);
  expect((await casesToDecide(site)).rows).toMatchObject([{ score: 3 }]);
  expect(await mailsFrom(site)).toHaveLength(1);
  for (const change of [{ words: "Somebody else uses my picture." }, { email: "clemens@mail.example" }])
    await expect(complained(change)).rejects.toMatchObject({ code: "puzzles.spent" });
});

testOnSqlite("the same text in another form is another complaint with its own page", async () => {
  expect(await send("rules")).not.toBe(await send("rules"));
  expect((await casesToDecide(site)).rows).toHaveLength(2);
});

testOnSqlite("a complaint about a profile joins that profile's case with a snapshot, and reveals nothing", async () => {
  const number = await report(site, anna, {
    target: { kind: "profile", id: bert.id },
    reason: "scam",
    words: "",
    block: false,
  });
  const id = await send("rules", { address: `${site.tenant.origin}/members/${bert.id}?page=2` });
  const { case: found, reports } = await caseOf(site, number);
  expect(found).toMatchObject({ score: 8, subjectId: bert.id });
  expect(reports.map(({ evidence }) => evidence?.profile?.name)).toEqual(["Bert", "Bert"]);
  expect((await complaintWith(site, id)).address).toContain(bert.id);
  for (const address of [
    `https://elsewhere.example/members/${bert.id}`,
    "/members/x",
    "javascript:alert(1)",
    "https://",
  ])
    expect(
      (await caseOf(site, (await complaintWith(site, await send("rules", { address }))).number)).case,
    ).toMatchObject({
      kind: "complaint",
    });
});

testOnSqlite("a report of child abuse may be anonymous, and its page shows the answer", async () => {
  const id = await send("child_abuse", { name: "", email: "" });
  const { number, mailed } = await complaintWith(site, id);
  expect(mailed).toBe(false);
  await close(number, "Mo");
  expect((await complaintWith(site, id)).answer).toMatchObject({ facts: "We took the picture away." });
  expect(await mailsFrom(site)).toEqual([]);
});

testOnSqlite("the decision on a case answers each of its complaints once", async () => {
  const address = `${site.tenant.origin}/members/${bert.id}`;
  const ids = [await send("rules", { address }), await send("privacy", { address, email: "dora@mail.example" })];
  const { number } = await complaintWith(site, ids[0]!);
  await close(number, "Mo");
  for (const id of ids)
    expect((await complaintWith(site, id)).answer).toMatchObject({ outcome: "nothing", automated: false, at: START });
  const later = await send("rules", { address });
  site.clock.advance(DAY);
  await close(number, "Mo", "Nothing more");
  expect((await complaintWith(site, ids[0]!)).answer?.at).toBe(START);
  expect((await complaintWith(site, later)).answer?.at).toBe(START + DAY);
  const told = (await mailsFrom(site)).filter(({ text }) => text.includes("beslist"));
  expect(told.map(({ to }) => to).sort()).toEqual(["clara@mail.example", "clara@mail.example", "dora@mail.example"]);
});

test("findings about a member are shown to that member only, and a complaint shows only its outcome", async () => {
  const address = `/members/${bert.id}`;
  await report(site, anna, { target: { kind: "profile", id: bert.id }, reason: "scam", words: "", block: false });
  const strangers = await send("appeal", { address });
  const another = await send("rules", { address }, anna.id);
  const own = await send("appeal", { address }, bert.id);
  const [found] = (await casesToDecide(site)).rows;
  const facts = "You asked somebody for 500 euros.";
  const decided = { actor: "Nina", rule: "No begging", facts, suspendUntil: null };
  await decide(site, anOperator, found!.id, found!.version, decided);
  const said = { outcome: "acted", facts: null, rule: null };
  expect((await complaintWith(site, strangers)).answer).toMatchObject(said);
  expect((await complaintWith(site, another)).answer).toMatchObject(said);
  expect((await complaintWith(site, own)).answer).toMatchObject({ facts, rule: "No begging" });
  await appeal(site, strangers, "Who would not agree with that?");
  const { case: again } = await caseOf(site, (await complaintWith(site, strangers)).number);
  await decide(site, anOperator, again.id, again.version, { ...decided, actor: "Mo", suspendUntil: undefined });
  expect((await complaintWith(site, strangers)).appeal?.answer).toMatchObject(said);
});

testOnSqlite("an appeal reopens the case for another operator", async () => {
  const id = await send("rules");
  const { number } = await complaintWith(site, id);
  await expect(appeal(site, id, "Too early to appeal against")).rejects.toMatchObject({ code: "complaints.no_appeal" });
  await close(number, "Mo");
  expect((await complaintWith(site, id)).mayAppeal).toBe(true);
  await Promise.all([1, 2].map(() => appeal(site, id, "You looked at the wrong page")));
  await expect(appeal(site, id, "Once more, please, now")).rejects.toMatchObject({ code: "complaints.no_appeal" });
  expect((await caseOf(site, number)).case.state).toBe("open");
  await expect(close(number, "mo")).rejects.toMatchObject({ code: "reports.same_actor" });
  await close(number, "Ida", "You were right");
  const { answer, appeal: appealed, mayAppeal } = await complaintWith(site, id);
  expect(answer?.facts).toBe("We took the picture away.");
  expect(appealed).toMatchObject({ words: "You looked at the wrong page", answer: { facts: "You were right" } });
  expect(mayAppeal).toBe(false);
  expect((await mailsFrom(site)).length).toBe(3);
});

test("an answer can be appealed for six months, then it is erased with its pictures", async () => {
  const id = await send("rules");
  const { number } = await complaintWith(site, id);
  const upload = join(folder, "picture.jpg");
  writeFileSync(upload, await jpeg(480, 360));
  for (let n = 0; n < 5; n++) await addPicture(site, id, upload);
  await expect(addPicture(site, id, upload)).rejects.toMatchObject({ code: "complaints.too_many_pictures" });
  const [complaint] = (await caseOf(site, number)).complaints.values();
  const kept = `held/${complaint?.pictures[0]}-l.webp` as const;
  await close(number, "Mo");
  site.clock.advance(183 * DAY);
  await sendDue(site, "test", effects);
  expect((await complaintWith(site, id)).mayAppeal).toBe(true);
  expect(await site.media.has(kept)).toBe(true);
  site.clock.advance(2 * DAY);
  await sendDue(site, "test", effects);
  expect(await site.media.has(kept)).toBe(false);
  expect(await complaintWith(site, id)).toMatchObject({ words: "", address: "", pictures: 0, mayAppeal: false });
  const [after] = (await caseOf(site, number)).complaints.values();
  expect(after).toMatchObject({ name: "", email: "" });
});

testOnSqlite("an invalid id finds no complaint", async () => {
  for (const id of ["", "x", anna.id, "'"])
    await expect(complaintWith(site, id)).rejects.toMatchObject({ code: "complaints.not_found" });
});
