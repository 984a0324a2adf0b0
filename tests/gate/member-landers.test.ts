import { afterAll, beforeAll, expect, test } from "vitest";
import { TEMPLATES } from "~/tenants/config/vocabulary";
import { MEMBER_LANDER_NAMES } from "~/themes/landers/registry";
import { type Joined, startServer, type TestServer } from "../support/server";
import { shareOf } from "../support/share";

/** Maximum size of a lander's script in kB. Member landers have no script of their own. */
const MOST_KB_OF_SCRIPT = 40;
let server: TestServer;
const anna = {} as Record<string, Joined>;
let shy: Joined;

beforeAll(async () => {
  const sites = TEMPLATES.map((template) => [`in-${template}`, { template, languages: ["en", "de"], language: "en" }]);
  server = await startServer({
    ...Object.fromEntries(sites),
    secluded: { loggedOutSearch: "none", loggedOutSearchTrafficsource: "none" },
    invited: { signups: "with_trafficsource" },
  });
  for (const template of TEMPLATES) anna[template] = await server.join(`in-${template}.example`, "Anna");
  anna.secluded = await server.join("secluded.example", "Anna");
  shy = await server.join("in-social.example", "Shy");
  const form = { seen_by: "members" };
  const path = "/account/visibility";
  await server.ask({ host: "in-social.example", method: "POST", path, form, headers: { Cookie: shy.cookie } });
});

afterAll(() => server?.stop());

const ask = (path: string, host = "in-social.example", headers: Record<string, string> = {}) =>
  server.ask({ host, path, headers: { "Accept-Language": "en", ...headers } });

const pathOf = (id: string, name: string) => `/members/${id}/${name}${name === "landing" ? "" : "/eng"}`;

test.each(inTemplates(MEMBER_LANDER_NAMES))(
  "%s in %s shows the member and begins the sign-up, with almost no script",
  async (name, template) => {
    const host = `in-${template}.example`;
    const { id } = anna[template]!;
    const { status, body } = await ask(pathOf(id, name), host);
    expect(status).toBe(200);
    expect(body).toContain(`href="/members/${id}"`);
    expect(/<title>([^<]+)<\/title>/.exec(body)?.[1]).toContain("Anna");
    expect(body).toContain(`app-members-memberId-${name}${name === "landing" ? "" : "-slug"}-page`);
    expect(body).toContain(`name="formPath" value="${pathOf(id, name)}"`);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body.match(/<h1[ >]/g)).toHaveLength(1);
    const scripts = [...body.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file);
    expect(await kilobytesOf(scripts, host)).toBeLessThan(MOST_KB_OF_SCRIPT);
    expect(scripts).toEqual([]);
  },
);

test("an address without a language redirects to the visitor's language and keeps the query", async () => {
  const { id } = anna.social!;
  const inGerman = { "Accept-Language": "de" };
  for (const [path, headers, to] of [
    [`/members/${id}/landing2?keep=1`, {}, `/members/${id}/landing2/eng?keep=1`],
    [`/members/${id}/landing3`, inGerman, `/members/${id}/landing3/de`],
    [`/members/${id}/landing3/nope?keep=1`, {}, `/members/${id}/landing3/eng?keep=1`],
  ] as const) {
    const answer = await ask(path, "in-social.example", headers);
    expect([answer.status, answer.headers.location], path).toEqual([302, to]);
  }
  const chosen = await ask(`/members/${id}/landing3/eng`, "in-social.example", inGerman);
  expect([chosen.status, /<html[^>]* lang="en/.test(chosen.body)]).toEqual([200, true]);
  expect((await ask(`/members/${id}/landing/eng`)).status).toBe(404);
  expect((await ask(`/members/${id}/landing4/eng`)).status).toBe(404);
});

test("a member is redirected to the profile", async () => {
  const { id, cookie } = anna.social!;
  const answer = await server.ask({
    host: "in-social.example",
    path: `/members/${id}/landing`,
    headers: { Cookie: cookie },
  });
  expect([answer.status, answer.headers.location]).toEqual([302, `/members/${id}`]);
});

test("an invisible and an unknown member get the same response", async () => {
  for (const name of MEMBER_LANDER_NAMES) {
    const [hidden, unknown] = [shy.id, crypto.randomUUID()].map(async (id) => {
      const { status, body } = await ask(pathOf(id, name));
      return [status, body.replaceAll(id, "ID")] as const;
    });
    const [status, body] = await hidden!;
    expect([status, (await unknown!)[0]], name).toEqual([404, 404]);
    expect(body).toContain("Meet someone worth staying up for.");
    expect(body).toContain('data-form="begin"');
    expect(body).not.toContain("Shy");
    expect(withoutNonces(body)).toBe(withoutNonces((await unknown!)[1]));
  }
});

test("a site without profiles for visitors shows no member", async () => {
  const { status, body } = await ask(pathOf(anna.secluded!.id, "landing"), "secluded.example");
  expect([status, (await ask(pathOf("nobody", "landing"), "secluded.example")).status]).toEqual([404, 404]);
  expect(body).toContain("Drawn, not photographed");
  expect(body).not.toContain("Anna");
});

test("a page of a site with closed sign-ups says so instead of its form", async () => {
  for (const name of MEMBER_LANDER_NAMES) {
    const { body } = await ask(pathOf("nobody", name), "invited.example");
    expect(body, name).not.toContain('data-form="begin"');
    expect(body, name).toContain("By invitation only");
  }
});

/** Returns each lander in one template. `test:full` gets each lander in every template. */
function inTemplates(landers: readonly string[]) {
  return landers.flatMap((name) => shareOf(name, TEMPLATES).map((template) => [name, template] as const));
}

function withoutNonces(body: string): string {
  return body.replace(/nonce="[^"]*"/g, "");
}

async function kilobytesOf(files: string[], host: string): Promise<number> {
  const sizes = [...new Set(files)].map(async (path) => {
    const { headers } = await server.ask({ host, path, headers: { "Accept-Encoding": "br" } });
    return Number(headers["content-length"]);
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}
