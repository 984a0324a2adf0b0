import { afterAll, beforeAll, expect, test } from "vitest";
import { type Joined, startServer, type TestServer } from "../support/server";

const host = "velvet.example";
let server: TestServer;
let anna: Joined;

beforeAll(async () => {
  server = await startServer({ velvet: { countries: ["NL", "BE"] } });
  anna = await server.join(host, "Anna");
});

afterAll(() => server?.stop());

const send = (path: string, form: Record<string, string>) =>
  server.ask({ host, path, method: "POST", form, headers: { "Accept-Language": "de", Cookie: anna.cookie } });

/** Returns the names of the fields marked as invalid. */
const marked = (body: string) =>
  new Set(
    [...body.matchAll(/<input[^>]*aria-invalid="true"[^>]*>/g)].map(([input]) => /name="(\w+)"/.exec(input)?.[1]),
  );

test.each([
  ["/account/visibility", "seen_by", "robots"],
  ["/account/visibility", "seen_by", ""],
  ["/profile", "gender", "robot"],
  ["/profile", "interestIds", "robots"],
  ["/profile", "languages", "xx"],
])("%s reports an unknown choice beside %s", async (path, field, value) => {
  const { status, body } = await send(path, { [field]: value, seeking: "female" });
  expect(status).toBe(422);
  expect(marked(body)).toEqual(new Set([field]));
  expect(body).toMatch(/id="[^"]*-error"[^>]*>(<svg.*?<\/svg>)?<span>Wähl eine der Möglichkeiten/);
});

test("ticked boxes stay ticked beside another invalid field", async () => {
  const { status, body } = await send("/profile", {
    hair: "green",
    seeking: "female",
    interestIds: "cooking",
    languages: "it",
  });
  expect(status).toBe(422);
  const ticked = [...body.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].filter(([input]) => /checked=""/.test(input));
  expect(ticked.map(([input]) => /value="(\w+)"/.exec(input)?.[1])).toEqual(["female", "cooking", "it"]);
});

test("a town without a country shows an error at the country, and the town stays in its field", async () => {
  const { status, body } = await send("/signup/location", { country: "", city: "Torino" });
  expect(status).toBe(422);
  expect(body).toMatch(/<select[^>]*aria-invalid="true"[^>]*name="country"/);
  expect(body).toMatch(/<input[^>]*name="city"[^>]*value="Torino"/);
});
