import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";

const HOST = "velvet.test";
const BOT = { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };

let server: TestServer;

beforeAll(async () => {
  server = await startServer({
    velvet: {
      hosts: [HOST],
      experiments: [
        {
          id: "spring",
          since: "2020-01-01",
          sample: 100,
          variants: [
            { id: "street", lander: "video", weight: 0 },
            { id: "faces", lander: "gallery" },
          ],
          groups: [{ id: "ads", networks: ["ads"], weights: { street: 1 } }],
        },
      ],
    },
  });
});

afterAll(() => server?.stop());

const go = (query = "", headers = {}) => server.ask({ host: HOST, path: `/go/spring${query}`, headers });

test("an experiment leads to the drawn lander, kept nowhere but in its address, with whatever was said besides", async () => {
  const answer = await go("?a=b&variant=street");
  expect(answer.status).toBe(302);
  expect(answer.headers.location).toBe("/landers/gallery/eng?experiment=spring&variant=faces&a=b");
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.headers["set-cookie"]).toBeUndefined();
  const sent = await go("?network=ads&sub1=banner");
  expect(sent.headers.location).toBe("/landers/video/eng?experiment=spring.ads&variant=street&network=ads&sub1=banner");
});

test("a robot gets the first lander, and none of the experiment", async () => {
  expect((await go("?a=b", BOT)).headers.location).toBe("/landers/video/eng?a=b");
});

test("an experiment that there is not is not found", async () => {
  expect((await server.ask({ host: HOST, path: "/go/autumn" })).status).toBe(404);
});

test("the variant goes with the form of the lander into the sign-up's", async () => {
  const { headers } = await go();
  const from = "/landers/gallery/eng?experiment=spring&variant=faces";
  expect(headers.location).toBe(from);
  const field = `name="formPath" value="${from.replace("&", "&amp;")}"`;
  expect((await server.ask({ host: HOST, path: from })).body).toContain(field);
  const form = { begin: "1", formPath: from, email: "anna@example.com" };
  const signup = await server.ask({ host: HOST, method: "POST", path: "/signup", form });
  expect(signup.body).toContain(field);
});
