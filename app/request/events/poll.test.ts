// @engines both
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { logIn } from "~/app/domain/account/credentials/credentials";
import { deleteAccount, restoreAccount } from "~/app/domain/account/deletion/deletion";
import { memberOf, startSession } from "~/app/domain/account/sessions/sessions";
import { flushBatches } from "~/app/domain/batches";
import { adjust } from "~/app/domain/money/ledger/ledger";
import { extendPremium } from "~/app/domain/money/premium/premium";
import { like, markLikesSeen, unlike } from "~/app/domain/people/likes/likes";
import { approvePhoto, rejectPhoto, setPrivate } from "~/app/domain/people/photos/moderation";
import { addPhoto, deletePhoto, orderPhotos, ownPhotos } from "~/app/domain/people/photos/photos";
import { setSharing } from "~/app/domain/people/presence/presence";
import { setLastActive } from "~/app/domain/people/presence/presence.queries";
import { updateProfile } from "~/app/domain/people/profiles/profiles";
import type { ProfileChanges } from "~/app/domain/people/profiles/profiles.schema";
import { setVisibility } from "~/app/domain/people/profiles/visibility";
import { block, unblock } from "~/app/domain/safety/blocks/blocks";
import { newPuzzle } from "~/app/domain/safety/puzzles/puzzles";
import { caseOf, decide } from "~/app/domain/safety/reports/cases";
import { complain, complaintWith } from "~/app/domain/safety/reports/complaints";
import { complaintForm } from "~/app/domain/safety/reports/complaints.schema";
import { lift } from "~/app/domain/safety/sanctions/sanctions";
import * as chatting from "~/app/domain/talk/chats/chats";
import type { ArrangementRequest } from "~/app/domain/talk/chats/chats.schema";
import { sideOf } from "~/app/domain/talk/chats/sides.queries";
import { visitOf } from "~/app/request/visit";
import * as chats from "~/app/routes/api/chats";
import * as likes from "~/app/routes/api/likes";
import * as messages from "~/app/routes/api/messages";
import * as user from "~/app/routes/api/user";
import type { SeenBy } from "~/db/tables";
import type { CallRoute } from "~/tests/support/calls";
import { testOnSqlite } from "~/tests/support/engines";
import { stepsOf } from "~/tests/support/explain";
import { sendAll } from "~/tests/support/mails";
import { jpeg } from "~/tests/support/pictures";
import { statementsOf } from "~/tests/support/statements";
import { unusedAddress } from "~/tests/support/test-databases";
import { anAdult, anOperator, type Person, type TestSite, testSite } from "~/tests/support/test-site";

const DAY = 24 * 60 * 60 * 1000;
const PASSWORD = "a password of theirs";

let picture: Buffer;
beforeAll(async () => {
  picture = await jpeg(480, 360);
});

interface World {
  site: TestSite;
  anna: Person;
  bert: Person;
  people: Person[];
  token(person: Person): Promise<string>;
}

/** Returns a site of people without relations. */
async function world(): Promise<World> {
  const [anna, bert, carl] = ["Anna", "Bert", "Carl"].map((name) =>
    anAdult({ name, password: PASSWORD, birthDate: "1990-06-03", country: "NL" }),
  ) as [Person, Person, Person];
  const people = [anna, bert, carl];
  const site = await testSite({
    members: people,
    tenant: { chats: { requests: true }, deletionGraceDays: 7, credits: { perMessage: 1 } },
  });
  for (const person of people) await adjust(site, anOperator, person, { amount: 50, reason: "A present" });
  const tokens = new Map<string, string>();
  const token = async ({ id }: Person) => {
    const known = tokens.get(id);
    if (known && (await memberOf(site, known))) return known;
    // An erased account has no session.
    const fresh = await site.db.transact((tx) => startSession(site, tx, id)).catch(() => "");
    tokens.set(id, fresh);
    return fresh;
  };
  return { site, anna, bert, people, token };
}

/** Returns a life of two people, in which each step changes the answer of a poll. */
function lifeOf({ site, anna, bert, token }: World): [string, () => Promise<unknown>][] {
  const now = async (person: Person) => (await memberOf(site, await token(person)))!;
  let chat = "";
  let key = 0;
  const say = async (who: Person) =>
    chatting.sendMessage(site, await now(who), { conversation: chat, text: "Hello", key: `${++key}` });
  const last = async (who: Person) => (await chatting.messagesOf(site, await now(who), chat, {})).messages.at(-1)!.id;
  const arrange = (to: ArrangementRequest) => async () => chatting.arrange(site, await now(anna), chat, to);
  const photo = async (at: number) => (await ownPhotos(site, anna)).at(at)!.id;
  const add = async () => {
    const file = join(site.folders[0]!, "upload.jpg");
    writeFileSync(file, picture);
    return addPhoto(site, anna, file);
  };
  const see = (seenBy: SeenBy) => async () => setVisibility(site, await now(anna), { seenBy });
  const update = (changes: ProfileChanges) => async () => updateProfile(site, await now(anna), changes);
  const comeBack = async () => {
    const refusal = await logIn(site, { email: anna.email, password: PASSWORD }, "10.0.0.1").catch((error) => error);
    await restoreAccount(site, refusal.detail.ticket);
  };
  return [
    [
      "a conversation is begun",
      async () => {
        chat = await chatting.conversationWith(site, await now(anna), bert.id);
      },
    ],
    ["a first message is sent", () => say(anna)],
    [
      "a message is delivered",
      async () => {
        chatting.noteDelivered(site, bert, { conversation: chat, seq: 1 });
        const side = () => site.db.read((conn) => sideOf(conn, bert.id, chat));
        await expect.poll(async () => (await side())?.deliveredSeq).toBe(1);
      },
    ],
    ["a request is accepted", async () => chatting.answerRequest(site, await now(bert), chat, true)],
    ["a conversation is read", async () => chatting.markRead(site, await now(bert), chat)],
    [
      "a member stops sharing what they read",
      async () => setSharing(site, await now(bert), { sharesTyping: true, sharesReads: false, sharesActivity: true }),
    ],
    ["a message is reacted to", async () => chatting.react(site, await now(bert), await last(bert), "heart")],
    ["a reaction is taken back", async () => chatting.react(site, await now(bert), await last(bert), null)],
    ["a message is answered", () => say(bert)],
    ["a message is taken back", async () => chatting.takeBack(site, await now(bert), await last(bert))],
    ["a conversation is pinned", arrange({ pinned: true })],
    ["a conversation is muted", arrange({ muted: true })],
    ["a conversation is archived", arrange({ archived: true })],
    ["a conversation comes back", arrange({ archived: false })],
    ["a conversation is deleted", async () => chatting.deleteConversation(site, await now(anna), chat)],
    ["a deletion is undone", async () => chatting.restoreConversation(site, await now(anna), chat)],
    ["a member is liked", async () => like(site, await now(anna), bert.id)],
    ["a member likes back", async () => like(site, await now(bert), anna.id)],
    ["likes are looked at", async () => markLikesSeen(site, await now(bert))],
    ["a like that was looked at is taken back", async () => unlike(site, await now(anna), bert.id)],
    ["a like that is new is taken back", async () => unlike(site, await now(bert), anna.id)],
    ["a member is liked once more", async () => like(site, await now(bert), anna.id)],
    ["a member is blocked", async () => block(site, await now(anna), bert.id)],
    ["a block is taken back", async () => unblock(site, await now(anna), bert.id)],
    ["a town is changed", update({ country: "NL", city: "Haarlem" })],
    ["a profile is written", update({ personal: "About me" })],
    ["a birth date is corrected", update({ birthDate: "1980-06-03" })],
    ["a member hides from everybody", see("nobody")],
    ["a member is visible again", see("everyone")],
    ["a photo is added", add],
    ["another photo is added", add],
    ["photos are put in order", async () => orderPhotos(site, anna, { main: await photo(-1) })],
    [
      "a photo is rejected",
      async () => rejectPhoto(site, anOperator, await photo(0), { reason: "It shows another person" }),
    ],
    ["a photo is approved", async () => approvePhoto(site, anOperator, await photo(0))],
    ["a photo becomes private", async () => setPrivate(site, anna, await photo(0), true)],
    ["a photo is deleted", async () => deletePhoto(site, anna, await photo(-1))],
    ["credits are given", () => adjust(site, anOperator, anna, { amount: 3, reason: "A present" })],
    ["credits are taken", () => adjust(site, anOperator, anna, { amount: -1, reason: "A mistake" })],
    ["premium begins", () => site.db.transact((tx) => extendPremium(site, tx, anna.id, 1))],
    ["it ends, and they have a birthday", async () => site.clock.advance(2 * DAY)],
    ["an account is suspended", () => suspend(site, anna)],
    ["a suspension is lifted", () => lift(site, anOperator, "suspension", anna.id, { actor: "Mia", facts: "Wrong" })],
    ["an account is deleted", async () => deleteAccount(site, await now(anna), PASSWORD)],
    ["an account comes back", comeBack],
    ["an account is deleted for good", async () => deleteAccount(site, await now(anna), PASSWORD)],
    [
      "it is erased",
      async () => {
        site.clock.advance(8 * DAY);
        // Changing ages is not the subject here.
        await sendAll(site);
      },
    ],
  ];
}

/** Suspends by a decision about a complaint. */
async function suspend(site: TestSite, about: Person): Promise<void> {
  const { token: puzzle, numbers } = newPuzzle(site, "complaint");
  const words = "They asked three people for money.";
  const asked = { about: "rules", address: `/members/${about.id}`, words, name: "Mo", email: "mo@mail.example" };
  const solved = { ...complaintForm.parse(asked), puzzle, largest: String(Math.max(...numbers)) };
  const path = await complain(site, solved, { language: "en", memberId: null, ip: unusedAddress() });
  const { number } = await complaintWith(site, path.replace("/complaints/", ""));
  const { id, version } = (await caseOf(site, number)).case;
  await decide(site, anOperator, id, version, {
    actor: "Mia",
    rule: "No begging",
    facts: "Begged",
    suspendUntil: null,
  });
}

async function ask(world: World, person: Person, route: CallRoute, path: string, tag?: string, language = "en") {
  const { site } = world;
  const cookie = `session=${await world.token(person)}`;
  const headers = { Cookie: cookie, "Accept-Language": language, ...(tag && { "If-None-Match": tag }) };
  const request = new Request(`http://velvet.test${path}`, { headers });
  const context = { site, visit: visitOf(site, request, "10.0.0.1", false) };
  const args = { request, params: {}, context } as unknown as Parameters<CallRoute["loader"]>[0];
  const answer = await route.loader(args);
  return { status: answer.status, tag: answer.headers.get("etag") ?? undefined, body: await answer.text() };
}

type Polled = Awaited<ReturnType<typeof ask>>;

/** Asks each poll for each person, who may be unable to log in. Returns the answers, 304 included. */
async function everyPoll(world: World, known = new Map<string, Polled>()) {
  const answers: { person: Person; route: CallRoute; path: string; answer: Polled }[] = [];
  for (const person of world.people) {
    const paths: [CallRoute, string][] = [
      [user, "/api/user.php"],
      [likes, "/api/likes.php"],
      ...["all", "matches", "requests", "archived"].map((filter): [CallRoute, string] => [
        chats,
        `/api/chats.php?filter=${filter}`,
      ]),
    ];
    const all = await ask(world, person, chats, "/api/chats.php");
    if (all.status === 200) {
      for (const { conversation } of JSON.parse(all.body).chats) {
        paths.push([messages, `/api/messages.php?conversation=${conversation.id}`]);
      }
    }
    for (const [route, path] of paths) {
      const answer = known.get(`${person.id} ${path}`) ?? (await ask(world, person, route, path));
      answers.push({ person, route, path, answer });
    }
  }
  return answers;
}

testOnSqlite("every change of a poll's answer changes its tag", async () => {
  const together = await world();
  /** The tags of the previous step. */
  const known = new Map<string, Polled>();
  for (const [step, happen] of lifeOf(together)) {
    const before = await everyPoll(together, known);
    known.clear();
    await happen();
    let changed = 0;
    for (const { person, route, path, answer } of before) {
      if (answer.status !== 200) continue;
      const now = await ask(together, person, route, path);
      known.set(`${person.id} ${path}`, now);
      if (now.body === answer.body) continue;
      changed++;
      const asked = await ask(together, person, route, path, answer.tag);
      expect([step, path, asked.status, asked.body]).toEqual([step, path, now.status, now.body]);
    }
    expect([step, changed > 0]).toEqual([step, true]);
  }
});

test("a change outside an answer keeps its tag", async () => {
  const quiet = await world();
  const { site, anna, bert } = quiet;
  const conversation = await chatting.conversationWith(site, anna, bert.id);
  const before = await everyPoll(quiet);
  await chatting.keepDraft(site, anna, { conversation, text: "Hel" });
  await chatting.announceTyping(site, anna, conversation);
  await site.db.transact((tx) => setLastActive(tx, anna.id, site.now() + 1));
  for (const { person, route, path, answer } of before) {
    const again = await ask(quiet, person, route, path, answer.tag);
    expect([path, again.status, again.tag]).toEqual([path, 304, answer.tag]);
  }
});

test("an unchanged poll looks up the session and reads one index, for every poll", async () => {
  const quiet = await world();
  const { site, anna, bert } = quiet;
  const conversation = await chatting.conversationWith(site, anna, bert.id);
  const polls: [CallRoute, string][] = [
    [user, "/api/user.php"],
    [likes, "/api/likes.php"],
    [chats, "/api/chats.php"],
    [messages, `/api/messages.php?conversation=${conversation}`],
  ];
  for (const [route, path] of polls) {
    const { tag } = await ask(quiet, anna, route, path);
    let status = 0;
    await flushBatches(); // batched notes of earlier pages are written at their own time
    const asked = await statementsOf(async () => {
      status = (await ask(quiet, anna, route, path, tag)).status;
    });
    const reads = asked.filter(({ sql }) => /^\s*(select|with)/i.test(sql));
    const writes = asked.filter((statement) => !reads.includes(statement));
    // The test itself looks up the token's owner.
    const [, session, news, ...others] = reads;
    expect([path, status, others, writes]).toEqual([path, 304, [], []]);
    expect(session!.sql).toMatch(/from ("[\w-]+"\.)?"session"/);
    const steps = (await stepsOf(site.db, news!)).filter((step) => step !== "all of event_clock");
    expect(steps).toEqual([expect.stringMatching(/^range of event_/)]);
    const whole = await statementsOf(() => ask(quiet, anna, route, path));
    expect([path, whole.length > asked.length]).toEqual([path, true]);
  }
});

testOnSqlite("a tag depends on the member, the address and the language", async () => {
  const quiet = await world();
  const [anna, bert] = quiet.people as [Person, Person];
  const { tag } = await ask(quiet, anna, likes, "/api/likes.php");
  const asked = async (person: Person, route: CallRoute, path: string, language = "en") =>
    (await ask(quiet, person, route, path, tag, language)).status;
  expect(await asked(anna, likes, "/api/likes.php")).toBe(304);
  expect(await asked(bert, likes, "/api/likes.php")).toBe(200);
  expect(await asked(anna, user, "/api/user.php")).toBe(200);
  expect(await asked(anna, likes, "/api/likes.php", "de")).toBe(200);
});

testOnSqlite("a tag expires with the events after it", async () => {
  const quiet = await world();
  const [anna] = quiet.people as [Person];
  const { tag } = await ask(quiet, anna, user, "/api/user.php");
  const [hash] = tag!.split(".");
  for (const wrong of ["", "other-0-5:5:", "x", "0-0-999999999:999999999:"]) {
    expect((await ask(quiet, anna, user, "/api/user.php", `${hash}.${wrong}"`)).status).toBe(200);
  }
});
