// @engines both
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { effects } from "~/app/domain/effect-handlers";
import { updateProfile } from "~/app/domain/people/profiles/profiles";
import { hideProfile } from "~/app/domain/people/profiles/taking-down";
import { caseOf, decide } from "~/app/domain/safety/reports/cases";
import { report } from "~/app/domain/safety/reports/reports";
import { restrictMember } from "~/app/domain/safety/reports/restricting";
import { restrictionsOf } from "~/app/domain/safety/restrictions/restrictions";
import { findAuditEntries } from "~/app/domain/site/audit/audit";
import { effectsOf, sendDue } from "~/app/domain/site/outbox/outbox";
import { testOnSqlite } from "~/tests/support/engines";
import { type Provider, type ProviderAnswer, startProvider } from "~/tests/support/provider-server";
import { anAdult, anOperator, START, type TestSite, testSite } from "~/tests/support/test-site";
import { countRefused, retryStatement, statementsAt } from "./refused";
import { statementOf } from "./statements";
import { statement } from "./statements.schema";

const DAY = 24 * 60 * 60 * 1000;
const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const carl = anAdult({ name: "Carl" });
const why = { rule: "No begging", facts: "Anna says that Bert asked her for money." };

let database: Provider;
let site: TestSite;
beforeAll(async () => {
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0"; // uses a self-signed certificate
  database = await startProvider(() => ({ status: 201, json: {} }), { tls: true });
});
afterAll(() => {
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
});
beforeEach(async () => {
  database.asked.length = 0;
  database.answer = () => ({ status: 201, json: { statements: [] } });
  site = await testSite({
    members: [anna, bert, carl],
    secrets: { TENANT_VELVET_DSA: "a token" },
    tenant: {
      law: {
        transparencyDatabase: { token: { env: "TENANT_VELVET_DSA" }, address: `https://localhost:${database.port}` },
      },
    },
  });
});

const rows = async (member = bert) => (await restrictionsOf(site, member)).rows;
const lots = () => database.asked.map(({ body }) => JSON.parse(body).statements as Record<string, unknown>[]);
/** Advances the clock by an hour and sends. */
async function sending(): Promise<void> {
  site.clock.advance(61 * 60_000);
  for (let sent = 1; sent > 0; ) sent = await sendDue(site, "test", effects);
}

testOnSqlite("the restrictions of an hour are sent once, in one batch, with the token", async () => {
  await hideProfile(site, anOperator, bert.id, why);
  await restrictMember(site, anOperator, "suspension", carl.id, { ...why, until: START + 30 * DAY });
  await sending();
  await sending();
  const [{ url, headers } = { url: null, headers: {} }] = database.asked;
  expect([url?.pathname, headers.authorization]).toEqual(["/api/v1/statements", "Bearer a token"]);
  expect(lots().map((lot) => lot.map(({ puid }) => puid))).toEqual([
    [(await rows())[0]!.id, (await rows(carl))[0]!.id],
  ]);
  expect((await rows())[0]!.sentAt).toBeGreaterThan(START);
});

test("a statement contains everything but its member, and passes the Database's rules", async () => {
  await updateProfile(site, bert, { personal: "Send me money" });
  const target = { kind: "profile" as const, id: bert.id };
  const { case: found } = await caseOf(
    site,
    await report(site, anna, { target, reason: "illegal", words: "Help", block: false }),
  );
  const decision = { actor: "Mia", ...why, remove: ["personal"], suspendUntil: START + DAY };
  await decide(site, anOperator, found.id, found.version, { ...decision, byLaw: true, category: "scam" });
  await sending();
  const [sent = []] = lots();
  expect(sent).toMatchObject([
    { decision_account: "DECISION_ACCOUNT_SUSPENDED", end_date_account_restriction: "2026-06-02" },
    {
      ...{ decision_visibility: ["DECISION_VISIBILITY_CONTENT_REMOVED"], content_type: ["CONTENT_TYPE_TEXT"] },
      ...{ decision_ground: "DECISION_GROUND_ILLEGAL_CONTENT", illegal_content_legal_ground: "No begging" },
      ...{ category: "STATEMENT_CATEGORY_SCAMS_AND_FRAUD", source_type: "SOURCE_ARTICLE_16" },
      ...{ content_language: "EN", territorial_scope: ["NL", "BE"], application_date: "2026-06-01" },
    },
  ]);
  const text = JSON.stringify(sent);
  for (const personal of ["Anna", "Bert", "Send me money", bert.id, bert.email]) expect(text).not.toContain(personal);
});

test("a mute is sent as a partial suspension of the service with an end", async () => {
  await restrictMember(site, anOperator, "mute", bert.id, { ...why, until: START + DAY });
  await sending();
  expect(lots()).toMatchObject([
    [
      {
        ...{ decision_provision: "DECISION_PROVISION_PARTIAL_SUSPENSION", end_date_service_restriction: "2026-06-02" },
        ...{ content_type: ["CONTENT_TYPE_TEXT"], decision_ground: "DECISION_GROUND_INCOMPATIBLE_CONTENT" },
      },
    ],
  ]);
});

testOnSqlite("a statement that the Database already has counts as sent, and its batch is sent again", async () => {
  await hideProfile(site, anOperator, bert.id, why);
  await hideProfile(site, anOperator, carl.id, why);
  const known = (await rows())[0]!.id;
  const answers: ProviderAnswer[] = [
    { status: 422, json: { message: "not unique", errors: { puid: ["not unique"], existing_puids: [known] } } },
    { status: 201, json: {} },
  ];
  database.answer = () => answers.shift()!;
  await sending();
  expect(lots().map((lot) => lot.length)).toEqual([2, 1]);
  for (const member of [bert, carl]) expect((await rows(member))[0]!.sentAt).not.toBeNull();
});

testOnSqlite("a refused statement is stored with its reason, and blocks no other", async () => {
  await hideProfile(site, anOperator, bert.id, why);
  await hideProfile(site, anOperator, carl.id, why);
  const answers: ProviderAnswer[] = [
    { status: 422, json: { errors: { statement_0: { category: ["The selected category is invalid."] } } } },
    { status: 201, json: {} },
  ];
  database.answer = () => answers.shift()!;
  await sending();
  await sending();
  expect(lots().map((lot) => lot.length)).toEqual([2, 1]);
  expect((await rows())[0]).toMatchObject({ sentAt: null, refusal: expect.stringContaining("category is invalid") });
  expect((await rows(carl))[0]!.sentAt).not.toBeNull();
});

testOnSqlite("an unreachable Database or a wrong token leads to a retry without loss", async () => {
  await hideProfile(site, anOperator, bert.id, why);
  database.answer = () => ({ status: 503, text: "away" });
  await sending();
  expect((await effectsOf(site, ["waiting"])).rows.map(({ kind, lastError }) => [kind, lastError])).toContainEqual([
    "statements.send",
    expect.stringContaining("503"),
  ]);
  database.answer = () => ({ status: 201, json: {} });
  await sending();
  expect((await rows())[0]!.sentAt).not.toBeNull();
});

testOnSqlite("bulk spam needs no statement, and a site without a token sends none", async () => {
  await hideProfile(site, anOperator, bert.id, { ...why, category: "spam" });
  await sending();
  expect([database.asked, (await rows())[0]!.refusal]).toEqual([[], expect.stringContaining("high-volume")]);
  const plain = await testSite({ members: [bert] });
  await hideProfile(plain, anOperator, bert.id, why);
  expect((await effectsOf(plain, ["waiting"])).rows.map(({ kind }) => kind)).not.toContain("statements.send");
});

testOnSqlite.each([
  ["no decision", { decision_visibility: undefined }],
  ["a ground without its explanation", { incompatible_content_explanation: undefined }],
  ["another kind of content that is not named", { content_type: ["CONTENT_TYPE_OTHER"] }],
  ["a date before the Database", { application_date: "2019-12-31" }],
  ["a country outside the EEA", { territorial_scope: ["GB"] }],
  ["an id that it can't hold", { puid: "a b" }],
  ["a source, without any notice", { source_identity: "Anna" }],
  ["an unknown field", { more: "" }],
])("the local check refuses %s", async (_, change) => {
  await hideProfile(site, anOperator, bert.id, why);
  const made = statementOf(site.tenant, (await rows())[0]!) as object;
  expect(statement.safeParse(made).success).toBe(true);
  expect(statement.safeParse({ ...made, ...change }).success).toBe(false);
});

test("operators see sent, waiting and refused statements, and can resend refused ones", async () => {
  expect(await statementsAt(site)).toMatchObject({ sent: 0, waiting: 0, refused: { rows: [] } });
  await hideProfile(site, anOperator, bert.id, why);
  await hideProfile(site, anOperator, carl.id, { ...why, category: "spam" });
  expect(await statementsAt(site)).toMatchObject({ sent: 0, waiting: 1, refused: { rows: [] } });
  const errors = { statement_0: { category: ["The selected category is invalid."] } };
  database.answer = () => ({ status: 422, json: { errors } });
  await sending();
  const [{ id } = { id: "" }] = await rows();
  const refusal = expect.stringContaining("category is invalid");
  expect(await statementsAt(site)).toMatchObject({ sent: 0, waiting: 0, refused: { rows: [{ id, refusal }] } });
  const counted = [180, 190].map((days) => countRefused({ db: site.db, now: () => START + days * DAY }));
  expect(await Promise.all(counted)).toEqual([1, 0]);
  const [{ id: unowed } = { id: "" }] = await rows(carl);
  for (const wrong of [unowed, "none"])
    await expect(retryStatement(site, anOperator, wrong, "Mended")).rejects.toMatchObject({ code: "law.no_statement" });
  await retryStatement(site, anOperator, id, "Mended");
  database.answer = () => ({ status: 201, json: {} });
  await sending();
  expect(await statementsAt(site)).toMatchObject({ sent: 1, waiting: 0, refused: { rows: [] } });
  expect((await findAuditEntries(site)).rows[0]).toMatchObject({
    action: "statements.retry",
    targetId: id,
    reason: "Mended",
  });
  expect(await statementsAt(await testSite())).toBeNull();
});
