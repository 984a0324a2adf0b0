/** Checks every address of section 2 of the product specification: audience, layout and name. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { calls } from "~/app/contract/calls";
import { type Joined, startServer, type TestServer } from "../support/server";

const host = "velvet.example";
let server: TestServer;
let anna: Joined;
/** The ids for the parts of an address. */
let ids: Record<string, string>;

beforeAll(async () => {
  server = await startServer({ velvet: {} });
  anna = await server.join(host, "Anna");
  const bert = await server.join(host, "Bert");
  const chat = await server.ask({ host, path: `${calls.chat}?profile=${bert.id}`, headers: { Cookie: anna.cookie } });
  ids = { ID: bert.id, CHAT: chat.json().id };
});

afterAll(() => server?.stop());

const addressOf = (path: string) => path.replace(/\b(ID|CHAT)\b/g, (name) => ids[name]!);
const open = (path: string, who?: Joined) =>
  server.ask({ host, path: addressOf(path), headers: who ? { Cookie: who.cookie } : {} });
const laidOut = (body: string) => [
  /<body[^>]* class="[^"]*?\b(index|app-[\w-]+-page)\b/.exec(body)?.[1],
  /data-layout="([^"]*)"/.exec(body)?.[1] ?? "none",
];

type Specified = [path: string, name: string, layout?: string];

const FOR_EVERYBODY: Specified[] = [
  ["/members", "members"],
  ["/search", "members"],
  ["/members/ID", "members-memberId"],
  ["/likes/m/ID", "members-memberId"],
  ...["ban", "faq", "terms", "cookies", "privacy", "service", "return-policy"].map(
    (page): Specified => [`/pages/${page}`, `pages-${page}`],
  ),
  ["/premium", "premium"],
  ["/pricing", "pricing"],
  ["/complaints", "complaints"],
  ["/activate/done", "activate-done"],
  ["/activate/error", "activate-error"],
  ["/mail-change/do", "mail-change-do"],
  ["/account-deleted", "account-deleted", "empty"],
  ["/reset-password", "reset-password"],
  ["/reset-password/do", "reset-password-do"],
  ["/signup-matches", "signup-matches", "empty"],
];

/** Pages that redirect members. */
const FOR_VISITORS: Specified[] = [
  ["/login", "login"],
  ["/signup", "signup"],
  ["/members/ID/signup", "members-memberId-signup", "lander"],
  ["/members/ID/landing", "members-memberId-landing", "lander"],
  ["/members/ID/landing2/eng", "members-memberId-landing2-slug", "empty"],
  ["/members/ID/landing3/eng", "members-memberId-landing3-slug", "empty"],
];

const FOR_MEMBERS: Specified[] = [
  ["/home", "home"],
  ["/chats", "chats"],
  ["/chats/CHAT", "chats-chatId", "chat"],
  ["/profile", "profile"],
  // The layout differs from the specification: app/decisions/0023-match-finder-keeps-its-bars.md.
  ["/match-finder", "match-finder"],
  ["/likes", "likes"],
  ["/likes/received", "likes"],
  ["/credits", "credits"],
  ["/notifications", "notifications"],
];

const LANDERS = [
  ...["video", "gallery", "maplanding", "alonetonight", "iconslanding", "socialnetwork", "collagelanding"],
  "transitionsvideolanding",
];

test.each(FOR_EVERYBODY)("%s is open to visitors and members", async (path, name, layout = "default") => {
  for (const who of [undefined, anna]) {
    const page = await open(path, who);
    expect([page.status, ...laidOut(page.body)]).toEqual([200, `app-${name}-page`, layout]);
  }
});

test.each(FOR_VISITORS)("%s is for visitors", async (path, name, layout = "default") => {
  const page = await open(path);
  expect([page.status, ...laidOut(page.body)]).toEqual([200, `app-${name}-page`, layout]);
  expect((await open(path, anna)).status).toBe(302);
});

test.each(FOR_MEMBERS)("%s needs a login", async (path, name, layout = "default") => {
  const refused = await open(path);
  expect([refused.status, refused.headers.location]).toEqual([
    302,
    `/login?next=${encodeURIComponent(addressOf(path))}`,
  ]);
  const page = await open(path, anna);
  expect([page.status, ...laidOut(page.body)]).toEqual([200, `app-${name}-page`, layout]);
});

test.each([
  ["/members/ID/chat", "/chats/CHAT"],
  ["/credits/repeat-order", "/credits"],
])("%s needs a login and redirects", async (path, to) => {
  expect((await open(path)).headers.location).toBe(`/login?next=${encodeURIComponent(addressOf(path))}`);
  expect((await open(path, anna)).headers.location).toBe(addressOf(to));
});

test.each(LANDERS)("/landers/%s redirects to the visitor's language, in the lander or empty layout", async (name) => {
  const bare = await open(`/landers/${name}`);
  expect([bare.status, bare.headers.location]).toEqual([302, `/landers/${name}/eng`]);
  const page = await open(`/landers/${name}/eng`);
  const [called, layout] = laidOut(page.body);
  expect([page.status, called]).toEqual([200, `app-landers-${name}-slug-page`]);
  expect(["lander", "empty"]).toContain(layout);
});

test.each([
  "/transactions/none",
  "/_dev",
  "/_dev/dialogs",
  "/_dev/top-nav",
  "/_dev/activate-reminder",
  "/nowhere/at/all",
])("%s does not exist", async (path) => {
  const page = await open(path);
  expect(page.status).toBe(404);
  if (!path.startsWith("/transactions")) expect(page.body).toContain(`Page not found: ${path}`);
});

test("the front page is marked as such, and a visitor who may not continue a sign-up begins one", async () => {
  const front = await open("/");
  expect([front.status, ...laidOut(front.body)]).toEqual([200, "index", "default"]);
  expect((await open("/complete-signup")).headers.location).toBe("/signup");
});
