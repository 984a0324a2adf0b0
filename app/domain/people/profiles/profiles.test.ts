import { describe, expect, test } from "vitest";
import type { DomainError, FieldErrors } from "~/app/domain/errors";
import { conversationWith, openConversation } from "~/app/domain/talk/chats/chats";
import { blocks } from "~/db/tables";
import { PROFILE_FIELDS } from "~/tenants/config/vocabulary";
import { aFictional, anAdult, testSite } from "~/tests/support/test-site";
import { like, likesOf } from "../likes/likes";
import { momentOf, search } from "../search/search";
import { profileOf, updateProfile } from "./profiles";
import type { ProfileChanges } from "./profiles.schema";
import { changesFromWire, profileWire } from "./profiles.wire";

const anna = anAdult({
  name: "Anna",
  country: "NL",
  region: "NH",
  city: "Haarlem",
  personal: "Hello",
  details: { hair: "red", looking_for: "Somebody", gone: "x" },
  mainPhoto: "b.webp",
  photos: ["a.webp", "b.webp"],
});
const bert = anAdult({ name: "Bert" });

const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => expect.unreachable("it was not refused"),
    (error: DomainError) => ({ code: error.code, kind: error.kind, fields: keysOf(error.detail.fields) }),
  );

const keysOf = (fields: FieldErrors | undefined) =>
  fields && Object.fromEntries(Object.entries(fields).map(([name, errors]) => [name, errors.map(({ key }) => key)]));

test.each([
  [{ city: "maastricht" }, { region: "LI", city: "Maastricht" }],
  [
    { city: "Haarlem", region: null },
    { region: "NH", city: "Haarlem" },
  ],
  [{ city: "Ons Dorp" }, { region: "NH", city: "Ons Dorp" }],
  [
    { city: "Maastricht", region: "UT" },
    { region: "UT", city: "Maastricht" },
  ],
] as const)("a known town sets its name and region: %o", async (place, expected) => {
  const site = await testSite({ members: [anna] });
  expect(await updateProfile(site, anna, place)).toMatchObject(expected);
});

describe("a profile", () => {
  test("shows what others may know, in the tenant's order", async () => {
    const site = await testSite({ members: [anna, bert] });
    const view = await profileOf(site, bert, anna.id);
    expect(view).toMatchObject({
      id: anna.id,
      name: "Anna",
      age: 30,
      fictional: false,
      photo: "b.webp",
      city: "Haarlem",
    });
    expect(view.photos.map(({ file }) => file)).toEqual(["a.webp", "b.webp"]);
    expect(view.facts).toEqual([{ field: "hair", choice: "red" }]);
    expect(view.notes).toEqual([
      { note: "personal", text: "Hello" },
      { note: "looking_for", text: "Somebody" },
    ]);
    expect(JSON.stringify(view)).not.toContain(anna.birthDate);
    expect(JSON.stringify(view)).not.toContain(anna.email);
  });

  test("omits what the tenant does not show", async () => {
    const site = await testSite({
      tenant: { profile: { visibleFields: ["eyes"], visibleNotes: [] } },
      members: [anna],
    });
    expect(await profileOf(site, null, anna.id)).toMatchObject({ facts: [], notes: [] });
  });

  test("of a fictional member is labelled", async () => {
    const rosa = aFictional({ name: "Rosa" });
    const site = await testSite({ members: [rosa] });
    expect((await profileOf(site, null, rosa.id)).fictional).toBe(true);
  });

  const hidden = anAdult({ visible: false });
  const young = anAdult({ birthDate: "2008-06-02" });
  test.each([
    ["is hidden", hidden.id],
    ["is too young", young.id],
    ["is nobody's", "01970000-0000-7000-8000-ffffffffffff"],
    ["is no id", "1 or 1=1"],
    ["is no id either", "__proto__"],
  ])("is not found if it %s", async (_, id) => {
    const site = await testSite({ members: [bert, hidden, young] });
    for (const viewer of [bert, null]) {
      expect(await refusal(profileOf(site, viewer, id))).toMatchObject({
        code: "profiles.not_found",
        kind: "not_found",
      });
    }
  });

  test("is hidden from a blocked member and from one who blocked, and visible to all others", async () => {
    const carl = anAdult();
    const site = await testSite({ members: [anna, bert, carl] });
    const block = { fromId: anna.id, toId: bert.id, at: site.now() };
    await site.db.transact(({ drizzle }) => drizzle.insert(blocks).values(block).then());
    expect((await refusal(profileOf(site, bert, anna.id))).code).toBe("profiles.not_found");
    expect((await refusal(profileOf(site, anna, bert.id))).code).toBe("profiles.not_found");
    expect((await profileOf(site, carl, anna.id)).id).toBe(anna.id);
    expect((await profileOf(site, null, anna.id)).id).toBe(anna.id);
  });

  test("is always visible to its owner", async () => {
    const site = await testSite({ members: [hidden] });
    expect((await profileOf(site, hidden, hidden.id)).id).toBe(hidden.id);
  });
});

describe("changing a profile", () => {
  test("updates the given fields only", async () => {
    const site = await testSite({ members: [anna] });
    const changes = { gender: "female", seeking: ["male", "male"], hair: "", eyes: "blue", personal: "a\r\n\n\n\nb " };
    const after = await updateProfile(site, anna, { ...changes, lastSignupStep: true } as ProfileChanges);
    expect(after).toEqual({
      ...(await updateProfile(site, anna, {})),
      eventsUpTo: expect.any(String),
      gender: "female",
      seeking: ["male"],
      personal: "a\n\nb",
      details: { looking_for: "Somebody", gone: "x", eyes: "blue" },
      lastSignupStep: true,
      city: "Haarlem",
    });
  });

  test.each([
    ["BE", undefined, undefined, ["BE", null, null]],
    ["NL", undefined, undefined, ["NL", "NH", "Haarlem"]],
    ["NL", "UT", undefined, ["NL", "UT", "Haarlem"]],
    [undefined, 0, " Den \n Haag ", ["NL", "ZH", "Den Haag"]],
    [undefined, "", "", ["NL", null, null]],
    ["BE", "VAN", "Antwerpen", ["BE", "VAN", "Antwerpen"]],
    ["", undefined, undefined, [null, null, null]],
  ])("moves to %s, %s, %s", async (country, region, city, expected) => {
    const site = await testSite({ members: [anna] });
    const after = await updateProfile(site, anna, { country, region, city });
    expect([after.country, after.region, after.city]).toEqual(expected);
  });

  test.each([
    ["country", "FR", "profile.country_unknown"],
    ["country", ["NL"], "profile.country_unknown"],
    ["region", "VAN", "profile.region_unknown"],
    ["region", "__proto__", "profile.region_unknown"],
    ["region", {}, "profile.region_unknown"],
    ["city", "x".repeat(256), "error.too_long"],
    ["gender", "other", "error.invalid_choice"],
    ["seeking", [], "error.required"],
    ["seeking", ["x"], "error.invalid_choice"],
    ["seeking", Array(11).fill("male"), "error.invalid_choice"],
    ["hair", "green", "error.invalid_choice"],
    ["hair", "toString", "error.invalid_choice"],
    ["personal", "x".repeat(3001), "error.too_long"],
    ["personal", 7, "request.invalid"],
    ["seekMinAge", "17", "profile.seek_ages_wrong"],
    ["seekMaxAge", "x", "profile.seek_ages_wrong"],
    ["birthDate", null, "error.required"],
    ["birthDate", "", "error.required"],
    ["birthDate", "2001-02-29", "profile.date_of_birth_invalid"],
    ["birthDate", "2008-06-02", "profile.date_of_birth_error"],
  ])("%s to %j is refused with %s", async (field, value, key) => {
    const site = await testSite({ members: [anna] });
    const refused = await refusal(updateProfile(site, anna, { [field]: value } as ProfileChanges));
    expect(refused.kind).toBe("invalid");
    expect(Object.keys(refused.fields ?? {})[0]).toMatch(new RegExp(`^${field}`));
    expect(Object.values(refused.fields ?? {})[0]).toContain(key);
    const { kind, visible, status, photos, eventsUpTo, ...before } = anna;
    expect(await updateProfile(site, anna, {})).toMatchObject(before);
  });

  test("a birth date can be corrected once, to another adult one", async () => {
    const site = await testSite({ members: [anna] });
    await updateProfile(site, anna, { birthDate: anna.birthDate });
    const corrected = await updateProfile(site, anna, { birthDate: "2008-06-01" });
    expect(corrected.birthDate).toBe("2008-06-01");
    await updateProfile(site, corrected, { birthDate: "2008-06-01" });
    const refused = await refusal(updateProfile(site, corrected, { birthDate: anna.birthDate }));
    expect(refused.fields).toEqual({ birthDate: ["profile.birth_date_fixed"] });
  });

  test("a locked field may be sent unchanged, and a change is refused", async () => {
    const site = await testSite({ tenant: { profile: { editableFields: ["hair"] } }, members: [anna] });
    const same = { country: "NL", region: "NH", city: "Haarlem", birthDate: anna.birthDate, gender: null, eyes: null };
    expect(await updateProfile(site, anna, { ...same, hair: "grey" })).toMatchObject({ details: { hair: "grey" } });
    const refused = await refusal(
      updateProfile(site, anna, { city: "Utrecht", birthDate: "1990-01-01", eyes: "blue" }),
    );
    expect(refused.fields).toEqual({
      city: ["profile.field_closed"],
      birthDate: ["profile.field_closed"],
      eyes: ["profile.field_closed"],
    });
  });
});

test("a site without towns and regions stores and shows neither", async () => {
  const editableFields = PROFILE_FIELDS.filter((field) => field !== "city" && field !== "countryregion");
  const [given, other] = [anAdult({ country: "NL" }), anAdult({ country: "NL" })];
  const site = await testSite({ tenant: { profile: { editableFields } }, members: [given, other] });
  for (const change of [{ city: "Utrecht" }, { region: "UT" }, changesFromWire({ countryregion: "UT" })]) {
    const { fields } = await refusal(updateProfile(site, given, change));
    expect(Object.values(fields ?? {})).toEqual([["profile.field_closed"]]);
  }
  await like(site, given, other.id);
  const [card] = (await search(site, other, {})).profiles;
  const talk = await openConversation(site, other, await conversationWith(site, other, given.id));
  const [liker] = (await likesOf(site, other)).received;
  const pages = [await profileOf(site, other, given.id), await profileOf(site, null, given.id)];
  for (const shown of [card, talk.other, liker?.card, ...pages])
    expect(shown).toMatchObject({ city: null, region: null });
  expect(profileWire(card!, site.tenant)).toMatchObject({ city: null, countryregion: null });
  expect(momentOf(site, other, "NL").home).toBeNull();
});
