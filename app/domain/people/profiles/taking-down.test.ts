import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { beforeEach, expect, test } from "vitest";
import { logIn } from "~/app/domain/account/credentials/credentials";
import { deleteAccount, restoreAccount } from "~/app/domain/account/deletion/deletion";
import { like } from "~/app/domain/people/likes/likes";
import { memberFile } from "~/app/domain/people/member-file/member-file";
import { addPhoto } from "~/app/domain/people/photos/photos";
import { anyone, search } from "~/app/domain/people/search/search";
import { restrictMember } from "~/app/domain/safety/reports/restricting";
import { restrictionsOf } from "~/app/domain/safety/restrictions/restrictions";
import { lift } from "~/app/domain/safety/sanctions/sanctions";
import { findAuditEntries } from "~/app/domain/site/audit/audit";
import { mailsFrom } from "~/tests/support/mails";
import { jpeg } from "~/tests/support/pictures";
import { anAdult, anOperator, type TestSite, testSite } from "~/tests/support/test-site";
import { profileOf } from "./profiles";
import { hideProfile, lettersOfHiding, showProfile } from "./taking-down";
import { setVisibility } from "./visibility";

const PASSWORD = "anna's own";
const anna = anAdult({ name: "Anna", password: PASSWORD });
const bert = anAdult({ name: "Bert" });

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert] });
});

const why = { rule: "No strangers' photos", facts: "A stranger's photos" };
const hide = () => hideProfile(site, anOperator, anna.id, why);
const show = () => showProfile(site, anOperator, anna.id, "They are hers");
const suspended = () =>
  restrictMember(site, anOperator, "suspension", anna.id, { until: null, rule: "No begging", facts: "Begged" });
const lifted = () => lift(site, anOperator, "suspension", anna.id, { actor: "Mia", facts: "A mistake" });

async function isSeen(): Promise<boolean> {
  const { profiles } = await search(site, bert, anyone);
  const opened = await profileOf(site, bert, anna.id).catch(() => null);
  const listed = profiles.some(({ id }) => id === anna.id);
  expect(opened !== null).toBe(listed);
  return listed;
}

test("a hidden profile is visible to its owner only, until it is shown again", async () => {
  expect([await hide(), await hide()]).toEqual([true, false]);
  expect(await isSeen()).toBe(false);
  expect(await profileOf(site, anna, anna.id)).toMatchObject({ name: "Anna" });
  expect((await memberFile(site, anna.id)).state).toBe("taken_down");
  expect([await show(), await show()]).toEqual([true, false]);
  expect(await isSeen()).toBe(true);
  expect((await findAuditEntries(site)).rows.reverse()).toMatchObject([
    { action: "profiles.hide", targetId: anna.id, reason: "A stranger's photos", before: { hidden: false } },
    { action: "profiles.show", memberId: anna.id, reason: "They are hers", after: { hidden: false } },
  ]);
});

test("the owner gets the previewed email with reason and appeal, and an email when it is shown again", async () => {
  const [letter] = await lettersOfHiding(site, anOperator, anna.id, why);
  expect(await mailsFrom(site)).toEqual([]);
  await hide();
  await hide();
  await show();
  const mails = await mailsFrom(site);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [anna.email, letter!.subject],
    [anna.email, "Your profile is visible again"],
  ]);
  for (const part of ["A stranger's photos", "about=appeal"]) expect(mails[0]!.text).toContain(part);
});

test("a profile stays hidden whatever its owner chooses, and the choice applies once it is shown again", async () => {
  await hide();
  for (const seenBy of ["nobody", "everyone", "contacts"] as const) {
    await setVisibility(site, anna, { seenBy });
    expect(await isSeen()).toBe(false);
  }
  await like(site, anna, bert.id);
  await expect(profileOf(site, bert, anna.id)).rejects.toMatchObject({ code: "profiles.not_found" });
  await setVisibility(site, anna, { seenBy: "nobody" });
  await show();
  expect(await isSeen()).toBe(false);
  await setVisibility(site, anna, { seenBy: "members" });
  expect(await isSeen()).toBe(true);
});

test("a suspension and its end do not show a hidden profile, in either order", async () => {
  await hide();
  await suspended();
  await lifted();
  expect(await isSeen()).toBe(false);
  await suspended();
  await show();
  expect(await isSeen()).toBe(false);
  await lifted();
  expect(await isSeen()).toBe(true);
  await suspended();
  await hide();
  await lifted();
  expect(await isSeen()).toBe(false);
});

test("deleting and restoring the account does not show a hidden profile", async () => {
  await hide();
  await deleteAccount(site, anna, PASSWORD);
  const { ticket } = await logIn(site, { email: anna.email, password: PASSWORD }, "10.0.0.1").catch(
    ({ detail }) => detail,
  );
  await restoreAccount(site, ticket);
  expect(await isSeen()).toBe(false);
  await show();
  expect(await isSeen()).toBe(true);
});

test("photos that cannot be copied are left out, and do not prevent hiding", async () => {
  const file = join(site.folders[0]!, "upload.jpg");
  writeFileSync(file, await jpeg(480, 360));
  const [lost] = [await addPhoto(site, anna, file), await addPhoto(site, anna, file)];
  await site.media.remove(`media/${lost.file}-m.webp`);
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line) => void lines.push(line) });
  const hideAt = (media: TestSite["media"]) => hideProfile({ ...site, media, log }, anOperator, anna.id, why);
  const photosKept = async () => (await restrictionsOf(site, anna)).rows.map(({ content }) => content?.photos?.length);

  expect(await hideAt(site.media)).toBe(true);
  expect(await photosKept()).toEqual([1]);
  expect(lines).toEqual([expect.stringContaining(lost.id)]);

  await show();
  site.clock.advance(1);
  const refuses = { put: () => Promise.reject(new Error("the disk is full")) };
  expect(await hideAt(Object.assign(Object.create(site.media), refuses))).toBe(true);
  expect(await photosKept()).toEqual([undefined, 1]);
  expect(await isSeen()).toBe(false);
});

test("hiding needs a reason, and a member of this site", async () => {
  const other = await testSite({ tenant: { slug: "other" } });
  const hiding = (at: TestSite, facts: string) => hideProfile(at, anOperator, anna.id, { ...why, facts });
  const showing = (at: TestSite, reason: string) => showProfile(at, anOperator, anna.id, reason);
  for (const action of [hiding, showing]) {
    await expect(action(site, " ")).rejects.toMatchObject({ code: "account.reason_missing" });
    await expect(action(other, "Why")).rejects.toMatchObject({ code: "account.no_member" });
  }
  expect((await findAuditEntries(site)).rows).toEqual([]);
});
