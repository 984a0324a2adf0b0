import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signerFor } from "~/app/domain/signing";
import { mailsTo as mailsIn } from "../support/mailbox";
import { linkIn } from "../support/opened-mail";
import { type Ask, type Joined, startServer, type TestServer } from "../support/server";

const HOST = "velvet.example";
const SECRET = "of a server that a test started by itself";

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ velvet: {}, onyx: {} }, { SECRET });
});

afterAll(() => server?.stop());

const ask = (path: string, request: Partial<Ask> = {}) => server.ask({ host: HOST, path, ...request });
const as = ({ cookie }: Joined) => ({ headers: { Cookie: cookie } });
const post = (path: string, form: Record<string, string>, who?: Joined) =>
  ask(path, { method: "POST", form, ...(who && as(who)) });
const landing = async (path: string, request?: Partial<Ask>) => (await ask(path, request)).headers.location;

const mailsTo = (email: string) => mailsIn(join(server.dataDir, "mailbox", "velvet"), email);

/** Presses the button on the page behind an emailed link. */
const press = async (link: string) => {
  const page = (await ask(link)).body;
  const [, token] = /name="token" value="([\w.-]+)"/.exec(page) ?? expect.unreachable("there is no button");
  expect(page).toMatch(/<button[^>]* autofocus=""/);
  return (await post(link.split("?")[0]!, { token: token! })).headers.location;
};

const addressOf = async ({ email }: Joined) => (await ask(`/api/validate_email.php?email=${email}`)).json().status;

/** Waits for `count` emails to an address. Returns the path of the link in the newest. */
async function mailedPath(email: string, count: number): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).length).toBe(count);
  const { pathname, search } = linkIn((await mailsTo(email)).at(-1)!);
  return pathname + search;
}

describe("a new member", () => {
  test("reads when the email is sent, and confirms the address by its link", async () => {
    const anna = await server.signUp(HOST, "Anna");
    const delivered = async () => (await ask("/api/activate.php", as(anna))).json();
    await expect.poll(delivered).toEqual({ delivered: true });
    const link = await mailedPath(anna.email, 1);
    expect(await server.ask({ host: "onyx.example", path: link })).toMatchObject({
      status: 302,
      headers: { location: "/activate/error" },
    });
    expect((await ask(link, { method: "HEAD" })).status).toBe(204);
    expect((await ask(link, { headers: { "Sec-Purpose": "prefetch" } })).status).toBe(204);
    for (let opened = 0; opened < 3; opened++) expect((await ask(link)).status).toBe(200);
    expect(await addressOf(anna)).toBe("not_confirmed");
    expect(await press(link)).toBe("/activate/done");
    expect(await addressOf(anna)).toBe("active");
    expect(await landing(link)).toBe("/activate/error");
    expect((await post("/activate", { token: "forged" })).headers.location).toBe("/activate/error");
    expect((await post("/activate", {})).headers.location).toBe("/activate/error");
    expect((await ask("/activate/done")).body).toContain("Your address is confirmed");
    expect((await ask("/activate/error")).body).toContain("This link no longer works");
  });

  test("is asked to confirm before writing, on a page and by the API, and can request the email again", async () => {
    const bert = await server.join(HOST, "Bert");
    const cleo = await server.signUp(HOST, "Cleo");
    const { id } = (await ask(`/api/chat.php?profile=${bert.id}`, as(cleo))).json();
    const page = await ask(`/chats/${id}`, as(cleo));
    expect(page.body).toContain("Confirm your e-mail address first");
    expect(page.body).toContain('action="/notifications/resend"');
    expect(page.body).not.toContain('name="text"');
    const message = { conversation: id, text: "Hi", key: "1" };
    const call = { method: "POST", json: message, ...as(cleo) };
    const refused = await ask("/api/messages.php", call);
    expect([refused.status, refused.json().error]).toEqual([403, "account.not_confirmed"]);
    const form = await post(`/chats/${id}`, { text: "Hi", key: "1" }, cleo);
    expect(form.status).toBe(403);
    const again = await post("/notifications/resend", {}, cleo);
    expect(again.headers.location).toBe("/notifications?resent#email-change-incorrect");
    // In the browser that signed up, the link works without a button.
    expect(await landing(await mailedPath(cleo.email, 2), as(bert))).toBeUndefined();
    expect(await landing(await mailedPath(cleo.email, 2), as(cleo))).toBe("/activate/done");
    expect((await ask("/api/messages.php", call)).status).toBe(201);
  });

  test("gets five more emails in half an hour, then learns when to ask again", async () => {
    const dora = await server.signUp(HOST, "Dora");
    for (let asked = 0; asked < 5; asked++) expect((await post("/notifications/resend", {}, dora)).status).toBe(302);
    const refused = await post("/notifications/resend", {}, dora);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(1700);
    expect(refused.body).toMatch(/you can ask again in (29|30) min\./);
  });
});

describe("a forgotten password", () => {
  test("gets the same response for known and unknown addresses", async () => {
    await server.join(HOST, "Edda");
    const known = await post("/reset-password", { email: "edda@example.com" });
    const unknown = await post("/reset-password", { email: "nobody@example.com" });
    const seen = ({ status, headers, body }: typeof known) => {
      const { date: _, ...rest } = headers;
      return { status, body, rest };
    };
    expect(seen(unknown)).toEqual(seen(known));
    expect(known.headers.location).toBe("/reset-password?sent");
    expect((await ask("/reset-password?sent")).body).toContain("If there is an account with this address");
    expect(await mailedPath("edda@example.com", 2)).toMatch(/^\/reset-password\/do\?token=/);
    expect(await mailsTo("nobody@example.com")).toEqual([]);
  });

  test("can be requested five times in half an hour for one address, known or not", async () => {
    await server.join(HOST, "Finn");
    const request = (email: string, host = HOST) =>
      server.ask({ host, path: "/reset-password", method: "POST", form: { email } });
    const refusals = [];
    for (const email of ["finn@example.com", "nobody.at.all@example.com"]) {
      for (let asked = 0; asked < 5; asked++) expect((await request(email)).status).toBe(302);
      const refused = await request(email);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(1700);
      refusals.push(/You have asked for this five times[^<]*/.exec(refused.body)?.[0]);
      expect((await request(email, "onyx.example")).status).toBe(302);
    }
    expect(refusals[0]).toMatch(/in (29|30) min\.$/);
    expect(refusals[1]).toBeTruthy();
    expect((await request("somebody.else@example.com")).status).toBe(302);
    const data = await ask("/reset-password.data", { method: "POST", form: { email: "finn@example.com" } });
    expect([data.status, data.headers["retry-after"] !== undefined]).toEqual([429, true]);
  });

  test("is reset by the link, once, and logs out everywhere", async () => {
    const gert = await server.join(HOST, "Gert");
    await post("/reset-password", { email: gert.email });
    const link = await mailedPath(gert.email, 2);
    const token = new URLSearchParams(link.split("?")[1]).get("token")!;
    for (let looked = 0; looked < 2; looked++) expect((await ask(link)).body).toContain('name="password"');
    const short = await post(link, { token, password: "short" });
    expect([short.status, short.body.includes("at least 8 characters")]).toEqual([422, true]);
    expect(short.body).not.toContain('value="short"');
    const set = await post(link, { token, password: "a new one now" });
    expect([set.status, set.headers.location]).toEqual([302, "/reset-password/do?done"]);
    expect(await landing("/home", as(gert))).toBe("/login?next=%2Fhome");
    expect((await ask(link)).body).not.toContain('name="password"');
    expect((await post(link, { token, password: "yet another" })).status).toBe(404);
    const login = (password: string) => post("/login", { email: gert.email, password });
    expect((await login(gert.password)).status).toBe(422);
    expect((await login("a new one now")).headers.location).toBe("/home");
  });
});

describe("/notifications", () => {
  test("saves the notification settings of the member", async () => {
    const hanna = await server.join(HOST, "Hanna");
    const ticked = async () => {
      const { body } = await ask("/notifications", as(hanna));
      const boxes = body.match(/<input[^>]*type="checkbox"[^>]*>/g)!;
      return boxes.filter((box) => /checked/.test(box)).map((box) => /name="(\w+)"/.exec(box)![1]);
    };
    expect(await ticked()).toEqual(["pushMessages", "pushLikes", "pushQuiet"]);
    const saved = await post("/notifications", { pushMessages: "on", mails: "weekly" }, hanna);
    expect(saved.headers.location).toBe("/notifications?saved");
    expect(await ticked()).toEqual(["pushMessages"]);
  });

  test("accepts a new address after confirmation from its mailbox, and informs the old address by email", async () => {
    const ida = await server.join(HOST, "Ida");
    const page = (await ask("/notifications", as(ida))).body;
    expect(page).toContain('id="email-change-incorrect"');
    const wish = { email: "ida.new@example.com", password: "wrong" };
    const refused = await post("/notifications/address", wish, ida);
    expect([refused.status, refused.body.includes("That is not your password")]).toEqual([422, true]);
    const asked = await post("/notifications/address", { ...wish, password: ida.password }, ida);
    expect(asked.headers.location).toBe("/notifications?asked#email-change-incorrect");
    const link = await mailedPath("ida.new@example.com", 1);
    expect((await ask(link, { method: "HEAD" })).status).toBe(204);
    for (let opened = 0; opened < 3; opened++) expect((await ask(link)).status).toBe(200);
    expect((await ask("/api/user.php", as(ida))).json().user.email).toBe(ida.email);
    expect(await press(link)).toBe("/mail-change/do?done");
    expect(await landing(link)).toBe("/mail-change/do");
    expect((await ask("/mail-change/do?done")).body).toContain("Your new address is set");
    expect((await ask("/mail-change/do")).body).toContain("This link no longer works");
    expect(await mailedPath(ida.email, 2)).toBe("/pages/service");
    expect((await ask("/api/user.php", as(ida))).json().user.email).toBe("ida.new@example.com");
  });
});

describe("unsubscribing from emails about news", () => {
  const tokenOf = ({ id }: Joined, slug = "velvet") =>
    signerFor(slug, SECRET).sign("unsubscribe", id, Date.now() + 60_000);
  const wants = async (who: Joined) =>
    /value="(daily|never)"[^>]* selected/.exec((await ask("/notifications", as(who))).body)?.[1];

  test("shows a button to every reader of the link, logged in or not", async () => {
    const anna = await server.join(HOST, "Nadia");
    const page = await ask(`/unsubscribe?token=${tokenOf(anna)}`);
    expect([page.status, await wants(anna)]).toEqual([200, "daily"]);
    const done = await post("/unsubscribe", { token: tokenOf(anna) });
    expect([done.status, await wants(anna)]).toEqual([200, "never"]);
  });

  test("takes one request of an email program, without cookie or redirect", async () => {
    const bert = await server.join(HOST, "Noor");
    const path = `/unsubscribe?token=${tokenOf(bert)}`;
    expect((await post(path, { "List-Unsubscribe": "One-Click" })).status).toBe(200);
    expect(await wants(bert)).toBe("never");
  });

  test("accepts multipart/form-data, which email programs prefer", async () => {
    const dora = await server.join(HOST, "Nora");
    const body = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    const send = (path: string) => ask(path, { method: "POST", headers, body });
    expect((await send("/unsubscribe")).status).toBe(415);
    expect(await wants(dora)).toBe("daily");
    expect((await send(`/unsubscribe?token=${tokenOf(dora)}`)).status).toBe(200);
    expect(await wants(dora)).toBe("never");
    expect((await send("/notifications")).status).toBe(415);
  });

  test("rejects another site's token", async () => {
    const carl = await server.join(HOST, "Nils");
    const path = `/unsubscribe?token=${tokenOf(carl, "onyx")}`;
    expect((await ask(path)).body).not.toContain('name="token"');
    await post(path, { "List-Unsubscribe": "One-Click" });
    expect(await wants(carl)).toBe("daily");
  });
});
