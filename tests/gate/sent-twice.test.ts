import { join } from "node:path";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { links } from "~/db/tables";
import { multipart, sendForm } from "../support/forms-in-parts";
import { mailTo } from "../support/mailbox";
import { linkIn } from "../support/opened-mail";
import { jpeg } from "../support/pictures";
import { type Answer, type Ask, type Joined, startServer, type TestServer } from "../support/server";

// Tests forms that are sent twice, by a double click or by Back and Enter. The second request gets the result of the
// first, in the same browser only.

const HOST = "velvet.example";

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ velvet: {}, onyx: {} });
});
afterAll(() => server?.stop());

type Jar = Pick<Joined, "cookie">;
const ask = (path: string, request: Partial<Ask> = {}) => server.ask({ host: HOST, path, ...request });
const as = ({ cookie }: Jar) => ({ headers: { Cookie: cookie } });
const post = (path: string, form: Record<string, string>, who?: Jar) =>
  ask(path, { method: "POST", form, ...(who && as(who)) });
const seen = ({ status, headers }: Answer) => [status, headers.location];
const twice = async (press: () => Promise<Answer>) => (await Promise.all([press(), press()])).map(seen);
/** Merges the response's cookies into the browser's. */
const jarOf = (answer: Answer, before?: Jar): Jar => {
  const all = [...(before?.cookie.split("; ") ?? []), ...answer.cookies.map((each) => each.split(";")[0]!)];
  const named = new Map(all.map((each) => [each.split("=")[0], each]));
  return { cookie: [...named.values()].filter((each) => !each.endsWith("=")).join("; ") };
};
const mailed = async (email: string, subject: string) => {
  const { pathname, search } = linkIn(await mailTo(join(server.dataDir, "mailbox", "velvet"), email, subject));
  return { path: pathname + search, token: new URLSearchParams(search).get("token")! };
};

test("a new address is confirmed once, and only its owner sees that the link was used", async () => {
  const [ida, otto] = [await server.join(HOST, "Ida"), await server.join(HOST, "Olaf")];
  await post("/notifications/address", { email: "ida.new@example.com", password: ida.password }, ida);
  const { path, token } = await mailed("ida.new@example.com", "Confirm your new e-mail address");
  const done = [302, "/mail-change/do?done"];
  expect(await twice(() => post("/mail-change/do", { token }))).toEqual([done, done]);
  expect(seen(await ask(path, as(ida)))).toEqual(done);
  // Moves the time on by a minute in the database.
  await server.db("velvet").transact(async ({ drizzle }) => {
    await drizzle.update(links).set({ usedAt: Date.now() - 61_000 });
  });
  for (const who of [undefined, otto]) {
    expect(seen(await ask(path, who && as(who)))).toEqual([302, "/mail-change/do"]);
    expect(seen(await post("/mail-change/do", { token }, who))).toEqual([302, "/mail-change/do"]);
  }
  expect(seen(await ask(path, as(ida)))).toEqual(done);
  expect(seen(await post("/mail-change/do", { token }, ida))).toEqual(done);
  expect((await server.ask({ host: "onyx.example", path, ...as(ida) })).headers.location).toBe("/mail-change/do");
});

test("a forgotten password is reset once, and only the first request makes a device known", async () => {
  const gert = await server.join(HOST, "Gert");
  await post("/reset-password", { email: gert.email });
  const { path, token } = await mailed(gert.email, "Choose a new password");
  const press = (who?: Jar) => post(path, { token, password: "a new one now" }, who);
  const [first, second] = [await press(), await press()];
  const done = [302, "/reset-password/do?done"];
  expect([seen(first), seen(second)]).toEqual([done, done]);
  expect([first.cookies.length, second.cookies.length]).toEqual([1, 0]);
  const said = async (who?: Jar) =>
    /Your new password|This link no longer/.exec((await ask(path, who && as(who))).body)?.[0];
  expect([await said(jarOf(first)), await said()]).toEqual(["Your new password", "This link no longer"]);
  expect((await post(path, { token, password: "another one yet" }, jarOf(first))).status).toBe(404);
});

test("a new password is set once", async () => {
  const emil = await server.join(HOST, "Emil");
  const press = () => post("/account/password", { current: emil.password, password: "another of emil's" }, emil);
  const done = [302, "/account/password?saved"];
  expect(await twice(press)).toEqual([done, done]);
  expect(seen(await press())).toEqual(done);
});

test("a double sign-up logs in, and a later sign-up is refused because the account exists", async () => {
  const born = {
    birth_day: "14",
    birth_month: "3",
    birth_year: "1990",
    consent_terms: "on",
    consent_sensitive_data: "on",
  };
  const form = { email: "gusta@example.com", name: "Gusta", password: "correct horse battery", ...born };
  const press = () => post("/signup", form);
  const on = [302, "/signup/photos"];
  expect(await twice(press)).toEqual([on, on]);
  // Later sign-ups get the answer for an existing account, as from any other browser.
  expect((await press()).status).toBe(409);
  expect((await post("/signup", { ...form, password: "another horse battery" })).status).toBe(409);
});

test("a second factor is turned on and off once, and its code logs in once", async () => {
  const cleo = await server.join(HOST, "Cleo");
  const { body } = await ask("/account/second-factor", as(cleo));
  const key = /<code[^>]*>([A-Z2-7 ]{39})<\/code>/.exec(body)![1]!;
  const sealed = /name="sealed" value="([^"]+)"/.exec(body)![1]!;
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) });
  const turnOn = { sealed, code: totp.generate(), password: cleo.password };
  const pressed = await Promise.all([1, 2].map(() => post("/account/second-factor", turnOn, cleo)));
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 302]);
  const on = pressed.find(({ status }) => status === 200)!;
  const recovery = /<code[^>]*>([a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4})<\/code>/.exec(on.body)![1];

  const login = await post("/login", { email: cleo.email, password: cleo.password });
  const step = jarOf(login);
  const code = { code: recovery!, next: "/likes" };
  const entered = await post("/login/code?next=%2Flikes", code, step);
  expect(seen(entered)).toEqual([302, "/likes"]);
  // The browser was not logged in before the first response, and the code is used up.
  expect((await post("/login/code?next=%2Flikes", code, step)).status).toBe(422);
  const own = jarOf(entered, step);
  for (const jar of [own, { cookie: `${own.cookie}; ${step.cookie}` }]) {
    const again = await post("/login/code?next=%2Flikes", code, jar);
    expect([seen(again), again.cookies]).toEqual([[302, "/likes"], []]);
  }
  const ahead = totp.generate({ timestamp: Date.now() + 30_000 });
  const off = [302, "/account/second-factor?off"];
  expect(await twice(() => post("/account/second-factor/off", { code: ahead }, own))).toEqual([off, off]);
});

test("a photo is deleted once, and another member's stays", async () => {
  const [anna, otto] = [await server.join(HOST, "Anna"), await server.join(HOST, "Oskar")];
  const upload = async (who: Joined) => {
    const headers = { Host: HOST, Cookie: who.cookie };
    const body = multipart([{ bytes: await jpeg(480, 360) }]);
    return (await sendForm(server.port, { path: "/api/profileimage.php", headers, body })).json().image.id as string;
  };
  const [own, other] = [await upload(anna), await upload(otto)];
  const done = [302, "/profile/photos"];
  expect(await twice(() => post(`/profile/photos/${own}/delete`, {}, anna))).toEqual([done, done]);
  for (const id of [own, other, "none"])
    expect(seen(await post(`/profile/photos/${id}/delete`, {}, anna))).toEqual(done);
  expect((await ask("/api/user.php", as(otto))).json().user.profile.images).toMatchObject([{ id: other }]);
  const call = { method: "DELETE", json: { image: own }, ...as(anna) };
  expect((await ask("/api/profileimage.php", call)).status).toBe(404);
});
