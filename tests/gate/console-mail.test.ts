// @engines one
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deskMails } from "~/db/control/tables";
import { type ConsoleDriver, consoleDriver, type SignedInOperator } from "../support/console-driver";
import { mailTo } from "../support/mailbox";

let desk: ConsoleDriver;
let mia: SignedInOperator;
let folder: string;

beforeAll(async () => {
  desk = await consoleDriver({ velvet: {} });
  mia = await desk.operator("Mia", "owner");
  folder = join(desk.server.place.dataDir, "mailbox/control");
});

afterAll(() => desk?.stop());

test("a recovery link made at the console is emailed to its operator and the owners, and leads to the console", async () => {
  const nora = await desk.operator("Nora", "support");
  const { status } = await mia.act(`/actions/operators.recover?on=${nora.id}`);
  expect(status).toBe(200);
  const [toNora, toMia] = [
    await mailTo(folder, "nora@example.com", "A new way into your account was given"),
    await mailTo(folder, "mia@example.com", "A new way in was given"),
  ];
  expect(toNora.text).toContain("Mia gave out a link");
  expect(toMia.text).toContain("https://desk.example/operators");
  const { body } = await nora.read("/you");
  expect(body).toContain("A new way into your account was given");
  expect(body).toContain("Sent");
});

test("an operator chooses the language of emails on joining, and changes it later", async () => {
  const { id, link } = await desk.add("Petra", "support");
  expect((await desk.read(link)).body).toMatch(/<select[^>]*name="language"/);
  const petra = await desk.operator("Pola", "support");
  const done = await petra.act("/actions/self.language", { language: "pl" });
  expect([done.status, done.headers.location]).toEqual([302, expect.stringMatching(/^\/you\?said=/)]);
  expect((await petra.read("/you")).body).toContain("Polski");
  const wrong = await petra.send("/actions/self.language", { language: "xx", step: "show" });
  expect(wrong.status).toBe(422);
  expect(id).not.toBe(petra.id);
});

test("only owners see a dead email, and send it again once", async () => {
  const ada = await desk.operator("Ada", "auditor");
  const [mail] = await desk.control.read(({ drizzle }) =>
    drizzle.select().from(deskMails).where(eq(deskMails.operatorId, ada.id)),
  );
  await mailTo(folder, "ada@example.com");
  const failed = { state: "failed" as const, attempts: 16, lastError: "Error: no post today" };
  const content = { kind: "way_in_added", params: { name: "Ada", email: "", way: "passkey", origin: "x" } };
  await desk.control.transact(async ({ drizzle }) => {
    await drizzle
      .update(deskMails)
      .set({ ...failed, mail: content })
      .where(eq(deskMails.id, mail!.id));
  });
  expect((await mia.read("/operators")).body).toContain("no post today");
  expect((await ada.read("/operators")).body).not.toContain("no post today");
  expect((await ada.read(`/actions/mails.retry?on=${mail!.id}`)).status).toBe(403);
  expect((await mia.act(`/actions/mails.retry?on=${mail!.id}`)).status).toBe(302);
  expect((await mia.act(`/actions/mails.retry?on=${mail!.id}`)).status).toBe(404);
  expect((await mia.read("/operators")).body).not.toContain("no post today");
});
