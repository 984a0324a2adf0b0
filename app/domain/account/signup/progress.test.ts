// @engines both
import { expect, test } from "vitest";
import { answerPush } from "~/app/domain/account/accounts/notify";
import { memberOf, startSession } from "~/app/domain/account/sessions/sessions";
import { updateProfile } from "~/app/domain/people/profiles/profiles";
import { describeOnSqlite, testOnSqlite } from "~/tests/support/engines";
import { anAdult, testSite } from "~/tests/support/test-site";
import { finishSignup, firstStep, furthestStep, stepToResume } from "./signup";
import { numberOf, SIGNUP_STEPS } from "./steps";

const nothing = { personal: null, gender: null, region: null, city: null, pushAnswer: null };
const plain = { autoSkipSignup: false, offerPushAtSignup: true };
const skipping = { ...plain, autoSkipSignup: true };

testOnSqlite("steps have the numbers that progress counts", () => {
  expect(SIGNUP_STEPS.map(numberOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

describeOnSqlite("a returning member begins", () => {
  test("with the offer of push, as long as it is offered and unanswered", () => {
    expect(furthestStep(plain, nothing, false)).toBe("push");
    expect(furthestStep(plain, { ...nothing, pushAnswer: "declined" }, false)).toBe("photos");
    expect(furthestStep({ ...plain, offerPushAtSignup: false }, nothing, false)).toBe("photos");
  });

  test("with the place after a photo, and no further without skipping", () => {
    const filled = { ...nothing, region: "NH", city: "Haarlem", gender: "female" as const, personal: "Hi" };
    expect(furthestStep(plain, nothing, true)).toBe("location");
    expect(furthestStep(plain, filled, true)).toBe("location");
  });

  test.each([
    [{ region: "NH" }, "personal"],
    [{ city: "Haarlem" }, "personal"],
    [{ gender: "female" as const }, "about"],
    [{ gender: "female" as const, region: "NH" }, "about"],
    [{ personal: "Hi" }, "sending"],
  ])("after the answered steps: with %j at %s, with or without a photo", (known, step) => {
    expect(furthestStep(skipping, { ...nothing, ...known }, true)).toBe(step);
    expect(furthestStep(skipping, { ...nothing, ...known }, false)).toBe(step);
  });
});

testOnSqlite("a photo counts while it waits for approval, and not after a rejection", async () => {
  const anna = anAdult({ photos: ["a"] });
  const bert = anAdult();
  const site = await testSite({ members: [anna, bert] });
  expect(await stepToResume(site, anna)).toBe("location");
  expect(await stepToResume(site, bert)).toBe("photos");
});

test("a member who saved the last step, or reached the end, has finished", async () => {
  const anna = anAdult();
  const bert = anAdult();
  const site = await testSite({ members: [anna, bert] });
  const now = async (id: string) => (await memberOf(site, await site.db.transact((tx) => startSession(site, tx, id))))!;
  await updateProfile(site, anna, { personal: "", lastSignupStep: true });
  await finishSignup(site, bert);
  for (const { id } of [anna, bert]) expect(await stepToResume(site, await now(id))).toBeNull();
});

test("the answer to the offer of push is stored", async () => {
  const anna = anAdult();
  const site = await testSite({ tenant: { offerPushAtSignup: true }, members: [anna] });
  expect(await stepToResume(site, anna)).toBe("push");
  await answerPush(site, anna, "declined");
  const token = await site.db.transact((tx) => startSession(site, tx, anna.id));
  const member = (await memberOf(site, token))!;
  expect(member.pushAnswer).toBe("declined");
  expect(await stepToResume(site, member)).toBe("photos");
});

testOnSqlite("push is offered after the account to a browser that supports it and was not asked", async () => {
  const offering = await testSite({ tenant: { offerPushAtSignup: true } });
  expect(firstStep(offering, "default")).toBe("push");
  for (const state of ["granted", "denied", "unsupported", ""] as const) {
    expect(firstStep(offering, state)).toBe("photos");
  }
  expect(firstStep(await testSite(), "default")).toBe("photos");
});
