import { type Browser, expect, type Page } from "@playwright/test";
import type { Role } from "~/app/domain/desk/permissions/permissions";
import { heldPayments, orders } from "~/db/tables";
import { test } from "../support/browser-tests";
import { consoleBrowser } from "../support/console-browser";
import { type ConsoleDriver, consoleDriver } from "../support/console-driver";
import { paidOrderOf } from "../support/orders";
import type { Joined } from "../support/server";

const HOST = "desk.localhost";
const VELVET = "velvet.example";
const RULE = "Advertising";

let desk: ConsoleDriver;
let origin: string;

test.beforeAll(async () => {
  const chats = { hold: [{ words: ["western union"] }] };
  desk = await consoleDriver({ velvet: { name: "Velvet", chats } }, HOST);
  origin = `http://${HOST}:${desk.server.port}`;
});

test.afterAll(() => desk?.stop());

async function joined(browser: Browser, name: string, role: Role): Promise<Page> {
  const { page } = await consoleBrowser(browser);
  await page.goto(origin + (await desk.add(name, role)).link);
  await page.getByLabel("Name of the passkey").fill("Laptop");
  await page.getByRole("button", { name: "Create a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Brands" })).toBeVisible();
  return page;
}

const member = (name: string) => desk.server.join(VELVET, name);

/** Files a visitor's complaint by the public form. Returns its page. */
async function complain(about: string, of: Joined, words: string): Promise<string> {
  const { body } = await desk.server.ask({ host: VELVET, path: `/complaints?about=${about}` });
  const puzzle = /name="puzzle" value="([^"]+)"/.exec(body)![1]!;
  const numbers = /: (\d\d), (\d\d), (\d\d)\?/.exec(body)!.slice(1).map(Number);
  const said = { about, words, address: `/members/${of.id}`, email: of.email, name: "Somebody" };
  const form = { ...said, puzzle, largest: String(Math.max(...numbers)), good_faith: "on" };
  const answer = await desk.server.ask({ host: VELVET, method: "POST", path: "/complaints", form });
  expect(answer.status, answer.body.slice(0, 300)).toBe(302);
  return answer.headers.location!;
}

async function openCase(page: Page, kind: string, name: string): Promise<void> {
  await page.goto(`${origin}/queue?kind=${kind}`);
  await page
    .getByRole("link", { name: new RegExp(name) })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
}

async function look(page: Page, name: string): Promise<void> {
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${name}.png`, fullPage: true });
}

async function findFault(page: Page, facts: string): Promise<void> {
  await page.getByLabel("Rule", { exact: true }).selectOption({ label: RULE });
  await page.getByLabel("More, in your own words").fill(facts);
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: /^(Do it|Sign and do it)$/ }).click();
}

test("an appeal is decided by a second moderator, who lifts the suspension", async ({ browser }) => {
  const bert = await member("Bert Appeals");
  const first = await joined(browser, "Sina", "senior");
  await first.goto(`${origin}/brands/velvet/members/${bert.id}`);
  await first.getByRole("link", { name: "Suspend", exact: true }).click();
  await expect(first.getByRole("heading", { name: "Accounts that may be the same person’s" })).toBeVisible();
  await look(first, "suspend");
  await first.getByLabel("How long").selectOption("7");
  await findFault(first, "Three adverts.");
  await confirm(first);
  await expect(first.getByText("Done: Suspend.")).toBeVisible();
  await complain("appeal", bert, "These were no adverts but jokes.");
  await openCase(first, "appeals", "Bert Appeals");
  await expect(first.getByText("An appeal against your own decision is waiting here")).toBeVisible();
  await expect(first.getByRole("link", { name: "Decide the appeal" })).toBeHidden();
  const other = await joined(browser, "Sole", "senior");
  await openCase(other, "appeals", "Bert Appeals");
  await look(other, "appeal");
  await other.keyboard.press("?");
  const keys = other.getByRole("dialog");
  await expect(keys.getByText("Decide the appeal")).toBeVisible();
  await look(other, "keys");
  await other.keyboard.press("?");
  await expect(keys).toBeHidden();
  await other.keyboard.press("d");
  await other.getByLabel("Outcome").selectOption({ label: "All of it is taken back" });
  await other.getByLabel("What you found").fill("They were jokes.");
  await confirm(other);
  await expect(other.getByText("Done: Decide the appeal.")).toBeVisible();
  await other.goto(`${origin}/brands/velvet/members/${bert.id}`);
  await expect(other.getByText("Suspended", { exact: true })).toBeHidden();
});

test("a legal complaint is decided by law, and its author reads the outcome", { tag: "@full" }, async ({ browser }) => {
  const carl = await member("Carl Copies");
  const path = await complain(
    "illegal",
    carl,
    "This profile shows my drawings without my leave, which the law forbids.",
  );
  const page = await joined(browser, "Mia", "moderator");
  await openCase(page, "profile", "Carl Copies");
  await expect(page.getByText("Says that the law is broken").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Mark a notice" })).toBeVisible();
  const auditor = await joined(browser, "Ada", "auditor");
  await auditor.goto(page.url());
  await expect(auditor.getByText("Says that the law is broken").first()).toBeVisible();
  await expect(auditor.getByRole("link", { name: "Mark a notice" })).toBeHidden();
  await page.keyboard.press("d");
  await findFault(page, "The drawings are somebody else's.");
  await page.getByLabel("What it is about").selectOption({ label: "Copyright" });
  await page.getByLabel("What counts").selectOption({ label: "The law, and the rule names it" });
  await confirm(page);
  await expect(page.getByText("Done: Decide.")).toBeVisible();
  const answered = await desk.server.ask({ host: VELVET, path });
  expect(answered.body).toContain("one of our rules was broken");
  expect(answered.body).not.toContain("The drawings are somebody else");
});

test("a quarantined message is read, and its sender warned and muted", async ({ browser }) => {
  const [anna, dora] = [await member("Anna Reads"), await member("Dora Sends")];
  const asked = { host: VELVET, headers: { Cookie: dora.cookie } };
  const { id } = (await desk.server.ask({ ...asked, path: `/api/chat.php?profile=${anna.id}` })).json();
  const json = { conversation: id, text: "Use Western Union", key: "1" };
  expect((await desk.server.ask({ ...asked, method: "POST", path: "/api/messages.php", json })).status).toBe(422);
  const page = await joined(browser, "Momo", "moderator");
  await openCase(page, "held", "Dora Sends");
  await page.keyboard.press("m");
  await page.getByRole("button", { name: "Sign and do it" }).click();
  await expect(page.getByText("Use Western Union")).toBeVisible();
  await look(page, "held");
  for (const [key, title] of [
    ["a", "Warn"],
    ["e", "Hold from writing"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    if (key === "e") await page.getByLabel("How long").selectOption("7");
    await findFault(page, "Asked for money.");
    await confirm(page);
    await expect(page.getByText(`Done: ${title}.`)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Held message: Dora Sends" })).toBeVisible();
    await expect(page.getByText("Open", { exact: true })).toBeVisible();
  }
  await page.keyboard.press("d");
  await findFault(page, "Asked for money.");
  await confirm(page);
  await expect(page.getByText("Closed", { exact: true })).toBeVisible();
});

test("a finance operator refunds an order, settles a payment and reads no case", async ({ browser }) => {
  const emil = await member("Emil Pays");
  await desk.server.db("velvet").transact(async (tx) => {
    await tx.drizzle.insert(orders).values(paidOrderOf(emil.id));
    await tx.insertMany(heldPayments, [
      { id: "h1", provider: "sandbox", providerRef: "r1", reason: "no such order", minor: 990, currency: "EUR", at: 1 },
    ]);
  });
  const page = await joined(browser, "Fin", "finance");
  await page.goto(`${origin}/brands/velvet/members/${emil.id}`);
  await page.getByRole("link", { name: "Refund" }).first().click();
  await page.getByLabel("Reason").fill("Bought by mistake");
  await confirm(page);
  await expect(page.getByText(/^Done: /)).toBeVisible();
  const { refund = [] } = await desk.server.rows("velvet");
  expect(refund).toMatchObject([{ memberId: emil.id, minor: 1000 }]);
  await page.goto(`${origin}/queue`);
  await page.keyboard.press("n");
  await expect(page.getByText("This one is yours until")).toBeVisible();
  await look(page, "payment");
  await page.keyboard.press("r");
  await expect(page.getByRole("heading", { name: /^Given back at the provider/ })).toBeVisible();
  await page.getByLabel("Reason").fill("Unknown payer");
  await confirm(page);
  await expect(page.getByText(/^Done: /)).toBeVisible();
  for (const path of ["/questions", "/photos", "/audit"])
    expect((await page.goto(origin + path))?.status(), path).toBe(403);
});

test("a manager places and ends a legal hold", { tag: "@full" }, async ({ browser }) => {
  const finn = await member("Finn Held");
  const page = await joined(browser, "Max", "manager");
  await page.goto(`${origin}/brands/velvet/members/${finn.id}`);
  await page.goto(`${origin}/brands/velvet/actions/members.legal_hold?on=${finn.id}`);
  await page.getByLabel("Authority").fill("Court of Utrecht");
  await page.getByLabel("Until").fill("2031-01-01");
  await page.getByLabel("Reason").fill("Case 12");
  await confirm(page);
  await expect(page.getByText(/^Done: /)).toBeVisible();
  await page.goto(`${origin}/brands/velvet/law`);
  await expect(page.getByText("Court of Utrecht")).toBeVisible();
  await page.getByRole("link", { name: "End the hold" }).click();
  await page.getByLabel("Reason").fill("Over");
  await confirm(page);
  await expect(page.getByText("Over", { exact: true }).first()).toBeVisible();
});

test("an analyst reads figures, an auditor reads the audit, and neither can act", { tag: "@full" }, async ({
  browser,
}) => {
  const gina = await member("Gina Stays");
  const [analyst, auditor] = [await joined(browser, "Ana", "analyst"), await joined(browser, "Aud", "auditor")];
  // Columns that the operator may not see are missing, not empty.
  const heads = ["Brand", "Host", "Transparency report"];
  await expect(analyst.getByRole("columnheader")).toHaveText(heads);
  await analyst.goto(`${origin}/figures/queues`);
  await expect(analyst.getByRole("heading", { name: "Queues by week" })).toBeVisible();
  await auditor.goto(`${origin}/audit`);
  await expect(auditor.getByRole("table").first()).toBeVisible();
  await auditor.goto(`${origin}/queue`);
  await expect(auditor.getByRole("button", { name: "Next case" })).toBeHidden();
  await auditor.goto(`${origin}/brands/velvet/members/${gina.id}`);
  await expect(auditor.getByRole("heading", { name: "Gina Stays" })).toBeVisible();
  await expect(auditor.getByRole("link", { name: "Warn" })).toBeHidden();
  for (const [page, path] of [
    [analyst, `/brands/velvet/members/${gina.id}`],
    [analyst, "/queue"],
    [analyst, "/audit"],
    [analyst, "/payments"],
    [auditor, `/brands/velvet/actions/members.warn?on=${gina.id}`],
    [auditor, "/photos"],
    [auditor, "/payments"],
  ] as const)
    expect((await page.goto(origin + path))?.status(), path).toBe(403);
});
