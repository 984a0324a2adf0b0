import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { logIn } from "~/app/domain/account/credentials/credentials";
import { ageOn, todayOf } from "~/app/domain/ages";
import { likesOf } from "~/app/domain/people/likes/likes";
import { bytesOf } from "~/app/domain/site/media/media";
import { conversationsOf, unreadChats } from "~/app/domain/talk/chats/chats";
import { demoWords } from "~/app/locales/demo";
import { accounts, conversations, likes, messages, participants, photos, profiles } from "~/db/tables";
import { testOfPostgres } from "~/tests/support/engines";
import { testDatabases, unusedName } from "~/tests/support/test-databases";
import { type TestSite, testSite } from "~/tests/support/test-site";
import { fullTest } from "~/tests/support/tiers";
import { demoLogin } from "./demo-member";
import { countProfiles } from "./rows";
import { seedTenant } from "./seed-tenant";

type Config = NonNullable<Parameters<typeof testSite>[0]>["tenant"];

const demoSite = (config: Config = {}) => testSite({ tenant: { demo: true, ...config } });

const seed = (site: TestSite, members: number, name = "1") =>
  seedTenant({ tenant: site.tenant, db: site.db, media: site.media, members, seed: name, now: site.now() });

const allOf = (site: TestSite) =>
  site.db.read(async ({ drizzle }) => ({
    profiles: await drizzle.select().from(profiles).orderBy(profiles.id),
    accounts: await drizzle.select().from(accounts).orderBy(accounts.id),
    photos: await drizzle.select().from(photos).orderBy(photos.id),
    likes: await drizzle.select().from(likes).orderBy(likes.fromId, likes.toId),
    conversations: await drizzle.select().from(conversations).orderBy(conversations.id),
    participants: await drizzle
      .select()
      .from(participants)
      .orderBy(participants.conversationId, participants.profileId),
    messages: await drizzle.select().from(messages).orderBy(messages.id),
  }));

const rest = async (site: TestSite) => {
  const { email } = demoLogin(site.tenant.slug);
  const all = await allOf(site);
  const demo = all.accounts.find((account) => account.email === email)!.id;
  return { ...all, profiles: all.profiles.filter(({ id }) => id !== demo) };
};

test("only a demo tenant can be seeded", async () => {
  const site = await testSite();
  await expect(seed(site, 10)).rejects.toThrow("velvet is not a demo tenant");
  expect((await allOf(site)).profiles).toEqual([]);
});

test.each([-1, 0.5, Number.NaN, 2 ** 20 + 1])("%s members are refused", async (members) => {
  await expect(seed(await demoSite(), members)).rejects.toThrow("--members takes");
});

describe("a seed", () => {
  test("makes the same people wherever it is used", async () => {
    const [one, other] = [await demoSite(), await demoSite()];
    await seed(one, 120);
    await seed(other, 120);
    expect(await rest(other)).toEqual({ ...(await rest(one)), accounts: expect.anything() });
  });

  test("used again adds no people, and with a larger number adds the difference", async () => {
    const site = await demoSite();
    expect(await seed(site, 60)).toMatchObject({ added: 60 });
    const before = await rest(site);
    expect(await seed(site, 60)).toMatchObject({ added: 0, likes: 0, talks: 0 });
    expect(await rest(site)).toEqual(before);
    expect(await seed(site, 100)).toMatchObject({ added: 40 });
    const after = (await rest(site)).profiles;
    expect(after).toHaveLength(100);
    expect(after).toEqual(expect.arrayContaining(before.profiles));
  });

  // A file's statements name their indexes.
  testOfPostgres("updates the statistics of the tables", async () => {
    const site = await demoSite();
    await seed(site, 60);
    const known = sql`select reltuples::int as people from pg_class where oid = '${profiles}'::regclass`;
    expect(await site.db.read((conn) => conn.rows(known))).toEqual([{ people: 61 }]);
  });

  test("of another name adds other people", async () => {
    const site = await demoSite();
    await seed(site, 60);
    expect(await seed(site, 60, "2")).toMatchObject({ added: 60 });
    expect((await rest(site)).profiles).toHaveLength(120);
  });
});

describe("its people", () => {
  test("are adults with an account, or fictional without one and about a sixth", async () => {
    const site = await demoSite();
    const made = await seed(site, 600);
    const { profiles, accounts, likes, messages } = await rest(site);
    const today = todayOf(site);
    const ages = profiles.map(({ birthDate }) => ageOn(birthDate, today));
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(18);
    expect(Math.max(...ages)).toBeLessThanOrEqual(82);

    const fictional = new Set(profiles.filter(({ kind }) => kind === "fictional").map(({ id }) => id));
    expect(fictional.size).toBe(made.fictional);
    expect(fictional.size / profiles.length).toBeGreaterThan(0.12);
    expect(fictional.size / profiles.length).toBeLessThan(0.22);
    const withAccount = new Set(accounts.map(({ id }) => id));
    expect(profiles.every(({ id }) => withAccount.has(id) !== fictional.has(id))).toBe(true);
    expect(likes.filter(({ fromId }) => fictional.has(fromId))).toEqual([]);
    const begun = new Map(messages.toReversed().map((message) => [message.conversationId, message.fromId]));
    expect([...begun.values()].filter((id) => fictional.has(id))).toEqual([]);
  });

  test("liked and wrote while both were members, and no event lies in the future", async () => {
    const site = await demoSite();
    await seed(site, 300);
    const { profiles, likes, messages } = await allOf(site);
    const byId = new Map(profiles.map((profile) => [profile.id, profile]));
    for (const { createdAt, lastActiveAt } of profiles) {
      expect(createdAt).toBeLessThan(lastActiveAt);
      expect(lastActiveAt).toBeLessThan(site.now());
    }
    expect(likes.filter(({ fromId, at }) => at > byId.get(fromId)!.lastActiveAt)).toEqual([]);
    expect(likes.length).toBeGreaterThan(400);
    expect(messages.filter(({ fromId, sentAt }) => sentAt > byId.get(fromId)!.lastActiveAt)).toEqual([]);
    expect(messages.filter(({ fromId, sentAt }) => sentAt < byId.get(fromId)!.createdAt)).toEqual([]);
  });

  test("have realistic conversations", async () => {
    const site = await demoSite();
    await seed(site, 240);
    const { conversations, participants, messages } = await allOf(site);
    expect(conversations.length).toBeGreaterThan(30);
    expect(conversations.every(({ firstId, secondId }) => firstId < secondId)).toBe(true);
    for (const side of participants) {
      const said = messages.filter(({ conversationId }) => conversationId === side.conversationId);
      const talk = conversations.find(({ id }) => id === side.conversationId);
      expect(said.map(({ seq }) => seq)).toEqual(said.map((_, index) => index + 1));
      expect(said.at(-1)).toMatchObject({ seq: talk!.lastSeq, sentAt: side.lastAt });
      const missed = said.filter(({ seq, fromId }) => fromId !== side.profileId && seq > side.readSeq);
      expect(missed).toHaveLength(side.unread);
    }
  });

  test("live in the site's countries, in regions where their language is at home", async () => {
    const site = await demoSite({ countries: ["BE", "CH"], language: "fr" });
    await seed(site, 200);
    const { profiles } = await rest(site);
    expect(new Set(profiles.map(({ country }) => country))).toEqual(new Set(["BE", "CH"]));
    const flemish = profiles.filter(({ country, region }) => country === "BE" && region === "VAN");
    expect(flemish.every(({ language }) => language === "nl")).toBe(true);
    expect(profiles.some(({ language }) => language !== "fr")).toBe(true);
  });

  test("write in the site's language and fill in only what it asks for", async () => {
    const profile = { editableFields: ["gender", "age", "height"], visibleNotes: ["looking_for"] } as const;
    const named = (id: string) => ({ id, label: { pl: id } });
    const site = await demoSite({
      language: "pl",
      profile: {
        editableFields: [...profile.editableFields],
        visibleNotes: [...profile.visibleNotes],
        ownFields: [{ id: "role", label: { pl: "Rola" }, options: [named("one"), named("two")] }],
      },
    });
    await seed(site, 80);
    const { profiles } = await allOf(site);
    const keys = new Set(profiles.flatMap(({ details }) => Object.keys(details)));
    expect(keys).toEqual(new Set(["height", "role", "looking_for"]));
    expect(profiles.every(({ city, region, personal }) => city === null && region === null && personal === null)).toBe(
      true,
    );
    const { company } = demoWords.pl.lookingFor;
    const wishes = profiles.flatMap(({ details }) => details.looking_for ?? []);
    expect(wishes.every((wish) => company.some((sentence) => wish.startsWith(sentence)))).toBe(true);
  });

  test("have portraits that lie in the tenant's media", async () => {
    const site = await demoSite();
    const { pictures } = await seed(site, 150);
    const { profiles } = await rest(site);
    const files = new Set(profiles.flatMap(({ mainPhoto }) => mainPhoto ?? []));
    expect(files.size).toBeGreaterThan(pictures / 2);
    for (const file of files) {
      expect(file).toMatch(/^[\w-]{1,76}\.svg$/);
      expect(await site.media.has(`media/${file}`)).toBe(true);
    }
    expect(`${await bytesOf(site.media, `media/${[...files][0]!}`)}`).toMatch(/^<svg /);
    const without = profiles.filter(({ mainPhoto }) => mainPhoto === null).length;
    expect(without).toBeGreaterThan(0);
    expect(without).toBeLessThan(profiles.length / 4);
  });
});

describe("each niche has the people that it is for", () => {
  const peopleOf = async (niche: 1 | 2 | 3 | 4 | 5 | 6 | 7) => {
    const site = await demoSite({ niche });
    await seed(site, 200);
    const today = todayOf(site);
    return (await rest(site)).profiles.map((profile) => ({ ...profile, age: ageOn(profile.birthDate, today) }));
  };
  const shareOfWomen = (people: { gender: string | null }[]) =>
    people.filter(({ gender }) => gender === "female").length / people.length;

  test.each([1, 3] as const)("%s: everyone", async (niche) => {
    const share = shareOfWomen(await peopleOf(niche));
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.65);
  });

  test.each([2, 4, 5, 6] as const)("%s: women, and those who look for them", async (niche) => {
    const people = await peopleOf(niche);
    expect(shareOfWomen(people)).toBeGreaterThan(0.55);
    expect(people.filter(({ gender, seeking }) => gender === "male" && !seeking.includes("female"))).toEqual([]);
  });

  test("4: figures are full", async () => {
    const figures = (await peopleOf(4)).filter(
      ({ gender, seeking }) => gender === "female" && seeking.includes("male"),
    );
    const said = figures.flatMap(({ details }) => details.body_type ?? []);
    expect(new Set(said)).toEqual(new Set(["curvy", "full"]));
  });

  test("5 and 6: women who look for men are past 54, and between 35 and 53", async () => {
    const women = async (niche: 5 | 6) =>
      (await peopleOf(niche)).filter(({ gender, seeking }) => gender === "female" && seeking.includes("male"));
    expect((await women(5)).every(({ age }) => age >= 55)).toBe(true);
    expect((await women(6)).every(({ age }) => age >= 35 && age <= 53)).toBe(true);
  });

  test("7: men who look for men", async () => {
    const people = await peopleOf(7);
    expect(people.every(({ gender, seeking }) => gender === "male" && seeking.includes("male"))).toBe(true);
  });
});

test("the demo login opens an account with news in it", async () => {
  const site = await demoSite();
  await seed(site, 240);
  const { email, password } = demoLogin("velvet");
  const { member } = await logIn(site, { email, password }, "203.0.113.7");
  expect(member).toMatchObject({ gender: "female", seeking: ["male"], confirmedAt: expect.any(Number) });
  expect(member.mainPhoto).not.toBeNull();
  expect(member.personal).not.toBeNull();
  const talks = await conversationsOf(site, member);
  expect(talks).toHaveLength(4);
  expect(talks.filter(({ other }) => other.fictional)).toHaveLength(1);
  expect(await unreadChats(site, member)).toBe(2);
  const { given, received } = await likesOf(site, member);
  expect(given.length).toBeGreaterThan(3);
  expect(received.filter(({ isNew }) => isNew).length).toBeGreaterThan(2);
  expect(received.filter(({ card }) => card.fictional)).toEqual([]);
});

fullTest("two thousand members are visible to a running site at once", async () => {
  const site = await demoSite();
  const [serving, seeding] = [testDatabases(true), testDatabases(true)];
  const name = unusedName("velvet");
  expect(await serving.of(name).read(countProfiles)).toBe(0);
  const given = { tenant: site.tenant, media: site.media, members: 2000, seed: "1", now: site.now() };
  await seedTenant({ ...given, db: seeding.of(name) });
  expect(await serving.of(name).read(countProfiles)).toBe(2001);
});
