// @engines one
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accounts, audit, heldPayments, profiles, suspensions } from "~/db/tables";
import { type ConsoleDriver, consoleDriver, type SignedInOperator } from "../support/console-driver";
import type { Joined } from "../support/server";

let desk: ConsoleDriver;
let owner: SignedInOperator;
let support: SignedInOperator;
let onyxOwner: SignedInOperator;
let anna: Joined;

beforeAll(async () => {
  desk = await consoleDriver({ velvet: { name: "Velvet" }, onyx: { name: "Onyx" } });
  owner = await desk.operator("Olga", "owner");
  support = await desk.operator("Sam", "support", "velvet");
  onyxOwner = await desk.operator("Otto", "owner", "onyx");
  anna = await desk.server.join("velvet.example", "Anna");
});

afterAll(() => desk?.stop());

const file = () => `/brands/velvet/members/${anna.id}`;
const actions = (name: string) => `/brands/velvet/actions/members.${name}?on=${anna.id}`;
const ground = { rule: "own", own_rule: "No begging", facts: "Asked for money" };

test("a search finds members of all brands that the operator may see, and of no other", async () => {
  for (const words of [anna.email, "ann", anna.id]) {
    const path = `/people?q=${encodeURIComponent(words)}`;
    expect((await owner.read(path)).body, words).toContain(file());
    expect((await support.read(path)).body, words).toContain(file());
    expect((await onyxOwner.read(path)).body, words).not.toContain("/members/");
  }
  expect((await owner.read("/people?q=ann")).body, "no code of a country").toContain("Netherlands");
  expect((await onyxOwner.read(`/people?q=ann&brand=velvet`)).status).toBe(404);
  expect((await owner.read("/people?q=ann&brand=velvet&after=nonsense")).status).toBe(404);
  expect((await owner.read(`/people?q=${"x".repeat(3000)}`)).status).toBe(200);
});

test("a file exists under its own brand only, and offers only the operator's actions", async () => {
  expect((await owner.read(file())).body).toContain(anna.email);
  expect((await onyxOwner.read(file())).status).toBe(404);
  expect((await owner.read(`/brands/onyx/members/${anna.id}`)).status).toBe(404);
  expect((await owner.read("/brands/velvet/members/nobody")).status).toBe(404);
  const seen = (await support.read(file())).body;
  expect(seen).toContain("Write a note");
  expect(seen).not.toMatch(/>Warn<|>Suspend</);
  for (const name of ["warn", "suspend"]) expect((await support.read(actions(name))).status, name).toBe(403);
  expect((await onyxOwner.read(actions("warn"))).status).toBe(404);
  const foreign = `/brands/onyx/actions/members.warn?on=${anna.id}`;
  expect((await onyxOwner.act(foreign, ground)).status).toBe(404);
});

test("an action shows its email first, runs once, and records operator and origin", async () => {
  const shown = await owner.send(actions("warn"), { ...ground, step: "show" });
  expect(shown.body).toContain(anna.email);
  expect(shown.body).toContain("Asked for money");
  const [, confirmation] = /name="confirmation" value="([\w-]+)"/.exec(shown.body)!;
  const form = { ...ground, confirmation: confirmation!, step: "do" };
  const answers = await Promise.all([1, 2].map(() => owner.send(actions("warn"), form)));
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 409]);
  const rows = await desk.server.db("velvet").read(({ drizzle }) => drizzle.select().from(audit));
  expect(rows).toMatchObject([
    { action: "members.warn", operator: `operator:${owner.id}`, origin: "127.0.0.1", memberId: anna.id },
  ]);
  expect((await owner.read("/audit?brand=velvet")).body).toMatch(/Olga.*members\.warn/s);
  expect((await owner.read(file())).body).toContain("Was warned");
});

test("a finding is shown in the member's language, and text in another language is marked", async () => {
  const db = desk.server.db("velvet");
  const reads = (language: string) =>
    db.transact(({ drizzle }) => drizzle.update(accounts).set({ language }).where(eq(accounts.id, anna.id)));
  await reads("de");
  const shown = await owner.send(actions("warn"), {
    rule: "4",
    finding: "money",
    facts: "Two of them",
    facts_in: "en",
    step: "show",
  });
  expect(shown.body).toContain("Du hast andere Mitglieder um Geld, Geschenke oder eine Geldanlage gebeten.");
  expect(shown.body).toContain("In den eigenen Worten der Moderation, auf Englisch: Two of them");
  const theirs = await owner.send(actions("warn"), { rule: "5", facts: "Zwei von ihnen", step: "show" });
  expect(theirs.body).toMatch(/(?<!: )Zwei von ihnen/);
  const wrong: Record<string, string>[] = [
    { rule: "5" },
    { rule: "own", facts: "x" },
    { finding: "money" },
    { rule: "5", finding: "x" },
    { rule: "5", finding: "money" },
  ];
  for (const fields of wrong) {
    expect((await owner.send(actions("warn"), { ...fields, step: "show" })).status).toBe(422);
  }
  await reads("en");
});

test("a suspension needs a key's signature, closes the account, and can be lifted", async () => {
  const path = actions("suspend");
  const fields = { days: "7", ...ground };
  const held = () => desk.server.db("velvet").read(({ drizzle }) => drizzle.select().from(suspensions));
  const [, confirmation] = /name="confirmation" value="([\w-]+)"/.exec(
    (await owner.send(path, { ...fields, step: "show" })).body,
  )!;
  expect((await owner.send(path, { ...fields, confirmation: confirmation!, step: "do" })).status).toBe(403);
  expect(await held()).toEqual([]);
  expect((await owner.send(path, { ...fields, days: "7000", step: "show" })).status).toBe(422);
  expect((await owner.act(path, fields)).headers.location).toMatch(`${file()}?said=`);
  expect(await held()).toMatchObject([{ accountId: anna.id, endedAt: null }]);
  const home = await desk.server.ask({ host: "velvet.example", path: "/home", headers: { Cookie: anna.cookie } });
  expect(home.status).toBe(302);
  await owner.act(actions("lift"), { reason: "A mistake" });
  expect(await held()).toMatchObject([{ liftedBy: `operator:${owner.id}`, liftedFor: "A mistake" }]);
});

test("credits need a whole number and a reason, and an unknown order is refused", async () => {
  for (const wrong of [
    { amount: "", reason: "x" },
    { amount: "0", reason: "x" },
    { amount: "1.5", reason: "x" },
    { amount: "9".repeat(30), reason: "x" },
    { amount: "5", reason: "" },
  ]) {
    expect((await owner.send(actions("credits"), { ...wrong, step: "show" })).status, JSON.stringify(wrong)).toBe(422);
  }
  expect((await owner.act(actions("credits"), { amount: "5", reason: "Sorry" })).status).toBe(302);
  expect((await owner.act(actions("credits"), { amount: "-900", reason: "No" })).status).toBe(409);
  expect((await owner.read("/brands/velvet/actions/orders.refund?on=nothing")).status).toBe(404);
});

test("two accounts of one brand can be compared", async () => {
  const bert = await desk.server.join("velvet.example", "Bert");
  const path = (brand: string) => `/brands/${brand}/compare?one=${anna.id}&other=${bert.id}`;
  const { body } = await owner.read(path("velvet"));
  const [, compared = ""] = /<section[^>]*aria-label="Compare"(.*?)<\/table>/s.exec(body) ?? [];
  const rowOf = (name: string) => {
    const row = [...compared.matchAll(/<tr.*?<\/tr>/gs)].map(([each]) => each).find((each) => each.includes(name));
    return [...(row ?? "").matchAll(/<td.*?<\/td>/gs)].map(([cell]) => cell.replace(/<[^>]+>/g, ""));
  };
  expect(rowOf(anna.email)).toEqual(["E-mail", anna.email, bert.email]);
  expect(rowOf(anna.id)).toEqual([expect.any(String), anna.id, bert.id]);
  expect(rowOf("State")).toEqual(["State the same", "Active", "Active"]);
  expect(body).toContain("Nothing that is stored says that both are one person’s.");
  await desk.server
    .db("velvet")
    .transact(({ drizzle }) => drizzle.update(profiles).set({ nameKey: "anna" }).where(eq(profiles.id, bert.id)));
  expect((await owner.read(path("velvet"))).body).toContain("same name and birth date");
  expect((await owner.read(path("onyx"))).status).toBe(404);
  expect((await onyxOwner.read(path("velvet"))).status).toBe(404);
  expect((await owner.read(`/brands/velvet/compare?one=${anna.id}`)).status).toBe(404);
});

test("an unsettled payment is accepted or refused once, with permission and signature", async () => {
  const order = { id: "h1", provider: "sandbox", providerRef: "r1", reason: "no such order" };
  const held = { ...order, orderId: null, memberId: null, minor: 990, currency: "EUR", at: 1 };
  await desk.server.db("velvet").transact((tx) => tx.insertMany(heldPayments, [held]));
  const { body } = await owner.read("/payments?brand=velvet");
  expect(body).toContain("€9.90");
  expect((await owner.read("/")).body).toMatch(/payments\?brand=velvet">1</);
  expect((await support.read("/")).body).not.toContain("/payments");
  const path = (action: string) => `/brands/velvet/actions/${action}?on=h1`;
  for (const other of [support, onyxOwner])
    expect([403, 404]).toContain((await other.read(path("payments.refuse"))).status);
  expect((await owner.act(path("payments.accept"), { reason: "x" })).status).toBe(409);
  const sent = { reason: "Given back", step: "show" };
  expect((await owner.send(path("payments.refuse"), sent)).body).toContain("data-passkey");
  expect((await owner.act(path("payments.refuse"), { reason: "Given back" })).status).toBe(302);
  expect((await owner.act(path("payments.refuse"), { reason: "Given back" })).status).toBe(404);
  expect((await owner.read("/payments?brand=velvet")).body).toContain("No payment waits");
});

test("an audit is read by operators with permission, for their brands", async () => {
  expect((await support.read("/audit")).status).toBe(403);
  expect((await onyxOwner.read("/audit?brand=velvet")).status).toBe(404);
  const own = await onyxOwner.read("/audit");
  expect(own.body).not.toMatch(/members\.warn|operators\.add/);
  expect((await owner.read("/audit")).body).toContain("operators.add");
});
