import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PAGES } from "~/tenants/config/vocabulary";
import { LANDER_NAMES } from "~/themes/landers/registry";
import { startServer, type TestServer } from "../support/server";

const HOST = "velvet.example";
let server: TestServer;

beforeAll(async () => {
  server = await startServer({
    velvet: { origin: "https://velvet.example" },
    shop: { demo: true, origin: "https://shop.example", ...sold },
    invited: { signups: "with_trafficsource", origin: "https://invited.example" },
  });
});

const prices = { GB: { amount: 1000, currency: "GBP" } };
const sold = {
  credits: { perMessage: 1, packages: [{ id: "ten", credits: 10, prices }] },
  premium: { terms: [{ id: "month", days: 30, prices }] },
};

afterAll(() => server?.stop());

const ask = (path: string, host = HOST, headers = {}) =>
  server.ask({ host, path, headers: { "Accept-Language": "en", ...headers } });

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);

describe("the sitemap", () => {
  test("lists indexable pages by their canonical addresses", async () => {
    const { body, headers } = await ask("/sitemap.xml");
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    const listed = addressesIn(body);
    expect(listed).toContain("https://velvet.example/");
    expect(listed.length).toBe(PAGES.length + 3);
    for (const address of listed) {
      const page = await ask(new URL(address).pathname);
      expect(page.status, address).toBe(200);
      expect(page.body, address).toContain(`<link rel="canonical" href="${address}"/>`);
      expect(page.body, address).not.toContain("noindex");
      expect(page.body, address).toMatch(/<meta name="description" content=".{20,}"\/>/);
    }
  });

  test("lists the prices of a site that sells something", async () => {
    const listed = addressesIn((await ask("/sitemap.xml", "shop.example")).body);
    for (const path of ["/pricing", "/premium"]) {
      expect(listed).toContain(`https://shop.example${path}`);
      expect((await ask(path, "shop.example")).body).toMatch(/<meta name="description" content=".{40,}"\/>/);
    }
  });

  test("omits the sign-up of an invite-only site", async () => {
    expect((await ask("/sitemap.xml", "invited.example")).body).not.toContain("/signup");
  });

  test("lists an untranslated page of the site only once", async () => {
    server.tenants.write(
      "own/pages/en/about.md",
      "---\nfooter: Who we are\n---\n# About us\n\nA few people and a boat.\n",
    );
    server.tenants.tenant("own", { language: "en", origin: "https://own.example" });
    await expect
      .poll(async () => (await ask("/sitemap.xml", "own.example")).body, { timeout: 30_000 })
      .toContain("<loc>https://own.example/pages/about</loc>");
    const { status, body } = await ask("/pages/about", "own.example", { "Accept-Language": "nl" });
    expect(status).toBe(200);
    expect(body).toContain('<div lang="en"><p>A few people and a boat.</p>');
    expect(body).toContain('href="/pages/about"');
    expect(body).toContain("app-pages-about-page");
    expect((await ask("/pages/about")).status).toBe(404);
  });

  test("omits former versions of a page, which stay readable and link to the present one", async () => {
    const path = "former/pages/en/terms.md";
    server.tenants.write(path, "First words.\n");
    server.tenants.tenant("former", { language: "en", origin: "https://former.example" });
    const terms = async () => (await ask("/pages/terms", "former.example")).body;
    await expect.poll(terms, { timeout: 30_000 }).toContain("<p>First words.</p>");
    expect(await terms()).not.toContain("Former versions");
    server.tenants.write(path, "Second words.\n");
    await expect.poll(terms, { timeout: 30_000 }).toContain("<p>Second words.</p>");
    const [, version] = /<h2>Former versions<\/h2>.*?href="(\/pages\/terms\/\w+)"/.exec(await terms()) ?? [];
    const { status, body } = await ask(version!, "former.example");
    expect(status).toBe(200);
    expect(body).toContain("<p>First words.</p>");
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).toContain('<link rel="canonical" href="https://former.example/pages/terms"/>');
    expect((await ask("/sitemap.xml", "former.example")).body).not.toContain(version);
    expect((await ask(version!)).status).toBe(404);
  });

  test("is named in robots.txt", async () => {
    expect((await ask("/robots.txt")).body).toContain("\nSitemap: https://velvet.example/sitemap.xml\n");
  });
});

test("a page describes itself to search engines and link previews", async () => {
  const { body } = await ask("/");
  expect(/<title>([^<]+)<\/title>/.exec(body)?.[1]).toMatch(/^.{10,} · \S/);
  expect(body).toMatch(/<meta name="description" content=".{40,}"\/>/);
  expect(body).toMatch(/<meta property="og:title" content=".{10,}"\/>/);
  const image = /<meta property="og:image" content="([^"]+)"\/>/.exec(body)?.[1] ?? "";
  const picture = await ask(new URL(image).pathname);
  expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/png"]);
});

test("a preview of a page or lander shows its own picture, without members", async () => {
  const seen = new Set<string>();
  for (const path of ["/", "/pages/terms", "/complaints", "/signup", "/landers/video/eng"]) {
    const image = /<meta property="og:image" content="https:\/\/velvet.example(\/social-card\/en\/[^"]+)"\/>/;
    const [, address = ""] = image.exec((await ask(path)).body) ?? [];
    const { status, headers } = await ask(address);
    expect([status, headers["content-type"]], path).toEqual([200, "image/png"]);
    seen.add(String(headers.etag));
  }
  expect(seen.size).toBe(5);
  expect((await ask("/members/nobody/landing2/eng")).body).not.toContain("og:image");
  expect((await ask("/social-card/en/pages-nothing.png")).status).toBe(404);
});

test("search engines read who runs the site, and each question with its answer", async () => {
  const linkedIn = (body: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? "null");
  const { "@graph": graph } = linkedIn((await ask("/")).body);
  expect(graph.map((each: Record<string, string>) => each["@type"])).toEqual(["WebSite", "Organization"]);
  expect(graph[1]).toMatchObject({ url: "https://velvet.example/", logo: "https://velvet.example/icon-512.png" });
  const faq = (await ask("/pages/faq")).body;
  const { "@type": type, mainEntity } = linkedIn(faq);
  expect(type).toBe("FAQPage");
  expect(mainEntity.length).toBe(faq.match(/<h2>/g)?.length);
  for (const { name, acceptedAnswer } of mainEntity) {
    expect(faq).toContain(`<h2>${name}</h2>`);
    expect(acceptedAnswer.text).toMatch(/^<p>./);
  }
});

test("an inner page has breadcrumbs for search engines", async () => {
  const linkedIn = (body: string) =>
    [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json!));
  const way = linkedIn((await ask("/pages/terms")).body);
  expect(way.map((each) => each["@type"])).toEqual(["BreadcrumbList"]);
  const [home, here] = way[0].itemListElement;
  expect(home).toMatchObject({ position: 1, item: "https://velvet.example/" });
  expect(here).toMatchObject({ position: 2, name: "Terms", item: "https://velvet.example/pages/terms" });
  expect(linkedIn((await ask("/pages/faq")).body).map((each) => each["@type"])).toEqual(["FAQPage", "BreadcrumbList"]);
  expect(linkedIn((await ask("/")).body)).toHaveLength(1);
  expect(linkedIn((await ask("/landers/video/eng")).body)).toEqual([]);
});

test("each legal page has a description and a class of its own", async () => {
  const said = new Set<string>();
  for (const page of PAGES) {
    const { body } = await ask(`/pages/${page}`);
    expect(body).toContain(`app-pages-${page}-page`);
    said.add(/<meta name="description" content="([^"]{20,})"\/>/.exec(body)?.[1] ?? "");
  }
  expect([said.size, said.has("")]).toEqual([PAGES.length, false]);
});

test("a query does not change the canonical address", async () => {
  expect((await ask("/pages/terms?a=1")).body).toContain(
    '<link rel="canonical" href="https://velvet.example/pages/terms"/>',
  );
});

test("security.txt names a contact and an expiry date", async () => {
  const { body, headers } = await ask("/.well-known/security.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body).toMatch(/^Contact: /m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 24 * 60 * 60 * 1000);
});

/** Compressed bytes of script. themes/landers/README.md says why a lander may have more. */
const MOST_SCRIPT = 40_000;

test.each([
  ...LANDER_NAMES.map((name) => `/landers/${name}/eng`),
  "/members/nobody/landing2/eng",
  "/members/nobody/landing3/eng",
])("%s loads little script", async (path) => {
  const { status, body } = await ask(path);
  expect(status).toBe(path.startsWith("/members/nobody/") ? 404 : 200);
  const named = [...body.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, file]) => file!);
  let bytes = [...body.matchAll(/<script(?![^>]*json)[^>]*>(.*?)<\/script>/gs)].join("").length;
  for (const file of new Set(named)) {
    const { headers } = await ask(file, HOST, { "Accept-Encoding": "br" });
    bytes += Number(headers["content-length"]);
  }
  expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT);
});
