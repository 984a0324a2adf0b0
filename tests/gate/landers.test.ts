import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TEMPLATES } from "~/tenants/config/vocabulary";
import { LANDER_NAMES } from "~/themes/landers/registry";
import { startServer, type TestServer } from "../support/server";
import { shareOf } from "../support/share";

let server: TestServer;

beforeAll(async () => {
  server = await startServer({
    velvet: { languages: ["en", "nl"], language: "en", countries: ["NL", "BE"] },
    secluded: { loggedOutSearch: "none", loggedOutSearchTrafficsource: "none" },
    invited: { signups: "with_trafficsource" },
    ...Object.fromEntries(TEMPLATES.map((template) => [`in-${template}`, { template }])),
  });
});

afterAll(() => server?.stop());

const ask = (path: string, host = "velvet.example", headers: Record<string, string> = {}) =>
  server.ask({ host, path, headers: { "Accept-Language": "en", ...headers } });

describe("the address of a lander without a language redirects to the visitor's language", () => {
  test.each([
    ["/landers/video", "en", "/landers/video/eng"],
    ["/landers/video?network=a&sub1=b", "en", "/landers/video/eng?network=a&sub1=b"],
    ["/landers/video/nope?keep=1", "en", "/landers/video/eng?keep=1"],
    ["/landers/gallery", "nl", "/landers/gallery/nl"],
    ["/landers/video/NL", "en", "/landers/video/nl"],
    ["/landers/video/en", "nl", "/landers/video/eng"],
  ])("%s in %s leads to %s", async (path, language, to) => {
    const first = await ask(path, "velvet.example", { "Accept-Language": language });
    expect(first.status).toBe(302);
    // Removes the source, which the site records and takes out of the address.
    const withoutSource = to.replace(/\?network.*/, "");
    expect([to, withoutSource, path.replace(/\?network.*/, "")]).toContain(first.headers.location);
  });

  test("a language in the address applies to every visitor and to the sign-up", async () => {
    const dutch = await ask("/landers/video/nl?x=1");
    expect([dutch.status, /<html[^>]* lang="nl/.test(dutch.body)]).toEqual([200, true]);
    const chosen = await ask("/landers/video/eng", "velvet.example", { Cookie: "language=nl" });
    expect([chosen.status, /<html[^>]* lang="en/.test(chosen.body)]).toEqual([200, true]);
    const action = /<form[^>]* action="([^"]*)" data-form="begin"/.exec(dutch.body)![1]!;
    const begun = await server.ask({
      host: "velvet.example",
      method: "POST",
      path: action,
      headers: { "Accept-Language": "en" },
      form: { begin: "1", email: "anna@example.com" },
    });
    expect([begun.status, /<html[^>]* lang="nl/.test(begun.body)]).toEqual([200, true]);
    expect(String(begun.headers["set-cookie"])).toMatch(/language=nl;/);
    expect((await ask("/landers/video/eng")).body).toContain('action="/signup" data-form="begin"');
  });

  test("another language chosen there leads to that version of the lander", async () => {
    const form = { language: "nl", next: "/landers/video/eng?x=1" };
    const answer = await server.ask({ host: "velvet.example", method: "POST", path: "/language", form });
    expect(answer.headers.location).toBe("/landers/video/nl?x=1");
  });

  test("an unknown lander is not found", async () => {
    for (const name of ["nope", "__proto__", "skeleton"]) {
      expect((await ask(`/landers/${name}`)).status).toBe(404);
      expect((await ask(`/landers/${name}/eng`)).status).toBe(404);
    }
  });
});

test.each(LANDER_NAMES.flatMap((name) => shareOf(name, TEMPLATES).map((template) => [name, template] as const)))(
  "%s in %s is a page of its own with small scripts",
  async (name, template) => {
    const host = `in-${template}.example`;
    const { status, body } = await ask(`/landers/${name}/eng`, host);
    expect(status).toBe(200);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body.match(/<h1[ >]/g)).toHaveLength(1);
    expect(body).not.toContain("window.__remixContext");
    const scripts = [...body.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file);
    expect(scripts.length).toBeLessThanOrEqual(1);
    expect(await kilobytesOf(scripts, host)).toBeLessThan(10);
    const styles = [...body.matchAll(/\/assets\/[\w.-]+\.css/g)].map(([file]) => file);
    expect(await kilobytesOf(styles, host)).toBeLessThanOrEqual(25);
  },
);

test("the choices and the email address reach the sign-up without appearing in any address", async () => {
  const { body } = await ask("/landers/maplanding/eng");
  const form = /<form[^>]*data-form="begin"[^>]*action="([^"]*)"|<form[^>]*action="([^"]*)"[^>]*data-form="begin"/.exec(
    body,
  );
  expect(form?.[1] ?? form?.[2]).toMatch(/^\/signup/);
  const begun = await server.ask({
    host: "velvet.example",
    path: "/signup",
    method: "POST",
    form: {
      begin: "1",
      formPath: "/landers/maplanding/eng",
      email: "anna@example.com",
      name: "Anna",
      country: "NL",
      region: "NH",
      gender: "female",
      seeking: "male",
    },
  });
  expect(begun.status).toBe(200);
  expect(begun.body).toMatch(
    /<input[^>]*name="email"[^>]*value="anna@example.com"|value="anna@example.com"[^>]*name="email"/,
  );
  expect(begun.body).toMatch(/<input[^>]*name="name"[^>]*value="Anna"/);
  expect(begun.body).toMatch(/<input type="hidden" name="region" value="NH"\/>/);
  expect(begun.body).toMatch(/<input type="hidden" name="seeking" value="male"\/>/);
  expect(begun.body).toContain('name="formPath" value="/landers/maplanding/eng"');
  expect(begun.body).not.toContain('aria-invalid="true"');
});

test("drawn people are labelled as drawn where visitors see no others", async () => {
  const { body } = await ask("/landers/gallery/eng", "secluded.example");
  expect(body).toContain("Drawn, not photographed");
  expect(body).not.toMatch(/href="\/members\//);
});

test("a lander of a site with closed sign-ups says so instead of its form", async () => {
  for (const name of LANDER_NAMES) {
    const { body } = await ask(`/landers/${name}/eng`, "invited.example");
    expect(body, name).not.toContain('data-form="begin"');
    expect(body, name).toContain("By invitation only");
  }
});

async function kilobytesOf(files: string[], host: string): Promise<number> {
  const sizes = [...new Set(files)].map(async (path) => {
    const { headers } = await server.ask({ host, path, headers: { "Accept-Encoding": "br" } });
    return Number(headers["content-length"]);
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}
