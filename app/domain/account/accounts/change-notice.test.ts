// @engines both
import { beforeEach, expect, test } from "vitest";
import { askForAddress, changeAddress } from "~/app/domain/account/credentials/address-change";
import { changePassword } from "~/app/domain/account/credentials/password-change";
import { testOnSqlite } from "~/tests/support/engines";
import { linkIn, mailsFrom } from "~/tests/support/mails";
import { anAdult, type TestSite, testSite } from "~/tests/support/test-site";

const PASSWORD = "bert's own";
const bert = anAdult({ name: "Bert", password: PASSWORD });

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [bert] });
});

const SUBJECT = "Your details were changed";
const told = async () => (await mailsFrom(site)).filter(({ subject }) => subject === SUBJECT);

test("a changed password sends an email at once, with the time and without the password", async () => {
  await changePassword(site, bert, { current: PASSWORD, password: "another one of Bert's" }, "");
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: bert.email });
  expect(mail!.text).toMatch(/your password.*1 June 2026/s);
  expect(mail!.text).not.toContain("another one");
});

testOnSqlite("a changed address sends an email to the new and to the old one", async () => {
  const email = "bert@elsewhere.example";
  await askForAddress(site, bert, { email, password: PASSWORD });
  const asked = (await mailsFrom(site)).find(({ to }) => to === email)!;
  await changeAddress(site, linkIn(asked).searchParams.get("token")!);
  expect((await told()).map(({ to }) => to)).toEqual([email]);
  const former = (await mailsFrom(site)).filter(({ to }) => to === bert.email).map(({ subject }) => subject);
  expect(former).toContain("Your e-mail address was changed");
});
