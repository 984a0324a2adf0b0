// @engines one
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ConsoleDriver, consoleDriver, type SignedInOperator } from "../support/console-driver";

const HOST = "velvet.example";
const HOUR = 60 * 60 * 1000;

let desk: ConsoleDriver;
let owner: SignedInOperator;
let senior: SignedInOperator;
let bert: { id: string; cookie: string };

beforeAll(async () => {
  desk = await consoleDriver({ velvet: { law: { transparencyReport: true } }, onyx: { hosts: ["onyx.example"] } });
  owner = await desk.operator("Ida", "owner");
  senior = await desk.operator("Sam", "senior", "velvet");
  bert = await desk.server.join(HOST, "Bert");
});

afterAll(() => desk?.stop());

const page = (path: string, host = HOST) => desk.server.ask({ host, path });
const idIn = (body: string, action: string) => new RegExp(`${action}\\?on=([\\w-]+)`).exec(body)?.[1];

test("an order is recorded, its receipt confirmed and its effect recorded, each once", async () => {
  const order = {
    ...{ kind: "inform", authority: "Court of Utrecht", country: "NL", reference: "7/26", items: "1" },
    ...{ category: "STATEMENT_CATEGORY_SCAMS_AND_FRAUD", facts: "Name and address." },
  };
  for (const wrong of [{ country: "nl" }, { country: "UK" }, { items: "none" }, { kind: "" }, { category: "x" }]) {
    const sent = await senior.send("/brands/velvet/actions/authorities.record", { ...order, ...wrong, step: "show" });
    expect([sent.status, JSON.stringify(wrong)]).toEqual([422, JSON.stringify(wrong)]);
  }
  expect((await senior.act(`/brands/velvet/actions/members.order?on=${bert.id}`, order)).status).toBe(302);
  const listed = (await senior.read("/brands/velvet/law")).body;
  expect(listed).toContain("Court of Utrecht");
  const id = idIn(listed, "authorities.confirm")!;
  for (const action of ["authorities.confirm", "authorities.comply"]) {
    const done = await senior.act(`/brands/velvet/actions/${action}?on=${id}`, { reason: "By letter" });
    expect([action, done.status]).toEqual([action, 302]);
    expect((await senior.act(`/brands/velvet/actions/${action}?on=${id}`, { reason: "Again" })).status).toBe(409);
  }
  expect((await owner.read(`/brands/onyx/actions/authorities.confirm?on=${id}`)).status).toBe(404);
});

test("an out-of-court dispute is recorded on its member, decided and implemented, each once", async () => {
  const brought = { body: "ADR Berlin", reference: "9/26", facts: "Wants the photo back." };
  const path = `/brands/velvet/actions/members.dispute?on=${bert.id}`;
  expect((await senior.send(path, { ...brought, body: "", step: "show" })).status).toBe(422);
  expect((await senior.act(path, brought)).status).toBe(302);
  const id = idIn((await senior.read("/brands/velvet/law")).body, "disputes.settle")!;
  const settle = `/brands/velvet/actions/disputes.settle?on=${id}`;
  expect((await senior.send(settle, { outcome: "won", reason: "By letter", step: "show" })).status).toBe(422);
  expect((await senior.act(settle, { outcome: "reversed", reason: "By letter" })).status).toBe(302);
  expect((await senior.act(settle, { outcome: "upheld", reason: "Again" })).status).toBe(409);
  const implement = `/brands/velvet/actions/disputes.implement?on=${id}`;
  expect((await senior.act(implement, { reason: "The photo is back" })).status).toBe(302);
  const listed = (await senior.read("/brands/velvet/law")).body;
  expect(listed).toContain("All of it is taken back");
  expect(listed).not.toContain("disputes.implement");
  expect((await owner.read(`/brands/onyx/actions/disputes.settle?on=${id}`)).status).toBe(404);
});

test("a legal hold needs a signature, is listed, and ends; the member's pages do not show the hold", async () => {
  const held = { authority: "Court of Utrecht", until: "2100-01-01", reason: "An inquiry." };
  const path = `/brands/velvet/actions/members.legal_hold?on=${bert.id}`;
  expect((await senior.send(path, { ...held, step: "show" })).status).toBe(403);
  expect((await owner.send(path, { ...held, until: "soon", step: "show" })).status).toBe(422);
  expect((await owner.act(path, held)).status).toBe(302);
  const placed = (await owner.read("/brands/velvet/law")).body;
  // The legal hold lasts through the chosen day in the brand's time zone.
  expect(placed).toContain("Jan 1, 2100");
  const id = idIn(placed, "legal_holds.end")!;
  expect((await owner.act(`/brands/velvet/actions/legal_holds.end?on=${id}`, { reason: "Closed." })).status).toBe(302);
  expect((await owner.read("/brands/velvet/law")).body).not.toContain("legal_holds.end");
  const { body } = await desk.server.ask({ host: HOST, path: "/account", headers: { Cookie: bert.cookie } });
  expect(body).not.toContain("Utrecht");
});

test("a hidden profile's owner reads the reason under decisions, and the next action restores everything", async () => {
  const reasons = {
    rule: "own",
    own_rule: "No strangers’ photos",
    facts: "Two people told us.",
    category: "impersonation",
    basis: "",
  };
  const path = `/brands/velvet/actions/members.hide?on=${bert.id}`;
  const wrong = await owner.send(path, { ...reasons, category: "", basis: "law", step: "show" });
  expect(wrong.status).toBe(422);
  expect((await owner.act(path, reasons)).status).toBe(302);
  const decisions = () => desk.server.ask({ host: HOST, path: "/account/decisions", headers: { Cookie: bert.cookie } });
  const { body } = await decisions();
  for (const part of ["Your profile", "Nobody but you sees your profile", "Two people told us.", "Nobody reported it"])
    expect(body).toContain(part);
  expect((await owner.act(`/brands/velvet/actions/members.show?on=${bert.id}`, { reason: "Ours." })).status).toBe(302);
  expect((await decisions()).body).toContain("That has been over since");
});

test("a brand's report covers the requested days, with its eleven files, for operators who may see figures", async () => {
  const day = new Date(Date.now() - HOUR).toISOString().slice(0, 10);
  const today = new Date().toISOString().slice(0, 10);
  const path = `/brands/velvet/transparency?from=${day}&to=${today}`;
  const { status, body } = await owner.read(path);
  expect([status, body.match(/transparency\/[\w]+\.csv/g)?.length]).toEqual([200, 11]);
  const file = await owner.read(`/brands/velvet/transparency/6_own_initiative_TC.csv?from=${day}&to=${today}`);
  expect(file.headers["content-type"]).toContain("text/csv");
  expect(file.body).toMatch(/KEYWORD_IMPERSONATION_ACCOUNT_HIJACKING,,1,/);
  expect((await senior.read(path)).status).toBe(403);
  const none = await owner.read(`/brands/velvet/transparency?from=2020-02-30&to=${today}`);
  expect([none.status, none.body.includes("make no period")]).toEqual([422, true]);
  expect(none.body).toContain(`value="${today}"`);
  for (const wrong of ["12_more.csv", "constructor", "report.json?from=x"])
    expect((await owner.read(`/brands/velvet/transparency/${wrong}`)).status, wrong).toBe(404);
});

test("the public report exists only if the site's law requires it, without a login", async () => {
  const { status, body } = await page("/transparency");
  expect([status, body.includes("No year is over yet")]).toEqual([200, true]);
  for (const path of ["/transparency/report.json?year=2020", "/transparency/4_notices.csv"])
    expect((await page(path)).status, path).toBe(404);
  for (const path of ["/transparency", "/transparency/report.json"])
    expect((await page(path, "onyx.example")).status, path).toBe(404);
});
