// @engines one
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operatorSessions } from "~/db/control/tables";
import { type ConsoleDriver, consoleDriver, optionsIn, type SignedInOperator } from "../support/console-driver";
import type { Answer, Joined } from "../support/server";

// Tests an action form whose session ended while the operator filled it in. The operator continues after signing in
// again.

let desk: ConsoleDriver;
let olga: SignedInOperator;
let rita: SignedInOperator;
let anna: Joined;

beforeAll(async () => {
  desk = await consoleDriver({ velvet: {} }, "desk.example", { settings: { LOG_LEVEL: "info" } });
  olga = await desk.operator("Olga", "owner");
  rita = await desk.operator("Rita", "owner");
  anna = await desk.server.join("velvet.example", "Anna");
});
afterAll(() => desk?.stop());

const OWN = "http://desk.example";
const action = () => `/brands/velvet/actions/members.warn?on=${anna.id}`;
const TYPED = { rule: "own", own_rule: "No begging", facts: 'She "asked" for\nmoney & more' };
const hidden = ({ body }: Answer) => {
  const inputs = [...body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return Object.fromEntries(inputs.map(([, name, value]) => [name!, plain(value!)]));
};
const plain = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");

/** Submits the form after the session ended. Returns the browser with the sign-in page. */
async function sentOn(who: SignedInOperator, form: Record<string, string>): Promise<Answer> {
  await desk.control.transact(async ({ drizzle }) => {
    await drizzle.update(operatorSessions).set({ seenAt: 0 }).where(eq(operatorSessions.operatorId, who.id));
  });
  const sent = await who.send(action(), form);
  expect(sent.status).toBe(307);
  return who.send(sent.headers.location!, form);
}

const signIn = (who: SignedInOperator, page: Answer, form: Record<string, string>, cookie?: string) => {
  const answer = who.key.get(optionsIn(page), OWN);
  const path = `/sign-in?next=${encodeURIComponent(action())}${form.carried ? "&carried" : ""}`;
  return desk.send(path, { means: "passkey", answer, ...form }, cookie);
};

test("an action form > continues with the input, which no address and no log line contains", async () => {
  const filled = { ...hidden(await olga.read(action())), ...TYPED, step: "show", confirmation: "x", answer: "123456" };
  expect(filled).toMatchObject({ shown_to: olga.id });
  const page = await sentOn(olga, filled);
  expect(page.body).toContain("Your session has ended");
  expect(page.body).not.toMatch(/begging|asked|123456/);
  const { carried } = hidden(page);
  const wrong = await desk.send("/sign-in", {
    means: "password",
    email: "x@example.com",
    password: "no",
    carried: carried!,
  });
  expect([wrong.status, hidden(wrong).carried]).toEqual([403, carried]);

  const again = await signIn(olga, page, { carried: carried! });
  const cookie = again.cookies[0]!.split(";")[0]!;
  const { facts, own_rule, shown_to, confirmation, answer } = hidden(again);
  expect({ facts, own_rule, shown_to, confirmation, answer }).toEqual({ ...TYPED, rule: undefined, shown_to: olga.id });
  expect(plain(/action="([^"]+)"/.exec(again.body)![1]!)).toBe(action());
  const form = await desk.send(action(), { ...hidden(again), step: "change" }, cookie);
  expect([form.status, plain(form.body).includes(TYPED.facts)]).toEqual([200, true]);
  expect(desk.server.log()).toContain("/sign-in");
  expect(desk.server.log()).not.toMatch(/begging|asked/);
});

test("an action form > continues after its operator signed in in another tab", async () => {
  const page = await sentOn(olga, { shown_to: olga.id, ...TYPED });
  const elsewhere = await signIn(olga, await desk.read("/sign-in"), {});
  const cookie = elsewhere.cookies[0]!.split(";")[0]!;
  const again = await signIn(olga, page, { carried: hidden(page).carried! }, cookie);
  expect([again.status, hidden(again).facts]).toEqual([200, TYPED.facts]);
});

test("only action forms are continued", async () => {
  const page = await desk.send("/sign-in?next=/sign-out", { shown_to: olga.id, ...TYPED });
  expect([page.status, hidden(page).carried]).toEqual([200, undefined]);
});

/** Changes a character in the middle of a sealed text. */
const altered = (sealed: string) => {
  const at = sealed.length >> 1;
  return `${sealed.slice(0, at)}${sealed[at] === "A" ? "B" : "A"}${sealed.slice(at + 1)}`;
};

test("an action form > is continued only by its operator, and only if the server sealed it", async () => {
  const session = async (answer: Answer) => [answer.status, answer.headers.location, answer.cookies.length];
  const gone = [302, action(), 2]; // counts the session and the device
  const page = await sentOn(olga, { shown_to: olga.id, ...TYPED });
  const { carried } = hidden(page);
  const others = await signIn(rita, page, { carried: carried! });
  expect(await session(others)).toEqual(gone);
  for (const bad of ["", "x", altered(carried!)]) {
    expect(await session(await signIn(olga, await desk.read("/sign-in"), { carried: bad }))).toEqual(gone);
  }
});

test("an action form > is not continued if it is empty, far too long, or never shown", async () => {
  for (const form of [
    { shown_to: olga.id, facts: "" },
    { ...TYPED },
    { shown_to: olga.id, facts: "x".repeat(40_000) },
  ]) {
    const page = await sentOn(olga, form as Record<string, string>);
    expect([page.status, hidden(page).carried]).toEqual([200, undefined]);
  }
  const foreign = await desk.server.ask({
    ...{ host: "desk.example", method: "POST", path: "/sign-in" },
    headers: { Origin: "http://velvet.example" },
    form: { shown_to: olga.id, ...TYPED },
  });
  expect(foreign.status).toBe(403);
});
