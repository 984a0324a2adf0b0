import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NotPublicError } from "~/app/domain/site/outside/outside";
import type { PartnerOffers } from "~/tenants/config/offers.schema";
import { localCertificate } from "~/tests/support/certificate";
import { anAdult, START, testSite } from "~/tests/support/test-site";
import { adAddress, camAddress, camsFor, offersFor, tilesFor } from "./offers";

const DAY = 24 * 60 * 60_000;
const anybody = { gender: null, minAge: null, maxAge: null };
const shown = { ...anybody, page: 1, language: "en" } as const;

const mira = { account: "mira", name: "Mira", gender: "female", age: 31 } as const;
const tom = { account: "tom", name: "Tom", gender: "male", age: 44, text: { en: "Live tonight" } } as const;
const ad = { title: { en: "The salon", de: "Der Salon" }, text: { en: "Talk live" } };
const OFFERS = { cams: [mira, tom], ad };

const memberResell = {
  cams: true,
  camads: true,
  camLink: "https://cams.example/rooms/{account}?from=velvet",
  adLink: "https://cams.example/",
};

/** Returns a site whose partners offer what `offers.json` lists. */
async function siteWith(offers: PartnerOffers | null, resell: object = memberResell) {
  const site = await testSite({ tenant: { memberResell: resell } });
  const tenant = { ...site.tenant, overrides: { ...site.tenant.overrides, offers } };
  const failures: { err: unknown }[] = [];
  const log = { warn: (failure: { err: unknown }) => void failures.push(failure) };
  return { ...site, tenant, failures, offers: offersFor(tenant, { now: site.now, log }) };
}

/** A member for just long enough. */
const anna = anAdult({ name: "Anna", signedUpAt: START - 4 * DAY - 1 });

test("a member without premium sees tiles after four days", async () => {
  const site = await siteWith(OFFERS);
  const tiles = {
    cam: { account: "mira", name: "Mira", age: 31, text: null },
    ad: { title: "The salon", text: "Talk live" },
  };
  expect(tilesFor(site, anna, shown)).toEqual(tiles);
  expect(tilesFor(site, null, shown)).toBeNull();
  expect(tilesFor(site, { ...anna, signedUpAt: START - 4 * DAY }, shown)).toBeNull();
  expect(tilesFor(site, { ...anna, premiumUntil: START + 1 }, shown)).toBeNull();
  expect(tilesFor(site, { ...anna, premiumUntil: START }, shown)).toEqual(tiles);
});

test("a tile is shown only if the tenant wants it, its target is configured, and it has an entry", async () => {
  const seen = async (offers: PartnerOffers | null, resell: object) =>
    tilesFor(await siteWith(offers, resell), anna, shown);
  expect(await seen(OFFERS, { ...memberResell, cams: false })).toMatchObject({ cam: null, ad: { title: "The salon" } });
  expect(await seen(OFFERS, { ...memberResell, camads: false })).toMatchObject({ cam: { account: "mira" }, ad: null });
  expect(await seen({ cams: [] }, memberResell)).toBeNull();
  expect(await seen(null, memberResell)).toBeNull();
  expect(await seen(OFFERS, { cams: true, camads: true })).toBeNull();
  expect(await seen(OFFERS, {})).toBeNull();
});

test("each page has its own cam that fits the search, in the member's language or the site's", async () => {
  const site = await siteWith(OFFERS);
  expect(tilesFor(site, anna, { ...shown, page: 2, language: "de" })).toEqual({
    cam: { account: "tom", name: "Tom", age: 44, text: "Live tonight" },
    ad: { title: "Der Salon", text: "Talk live" },
  });
  // There are two cams, each on one page only.
  expect(tilesFor(site, anna, { ...shown, page: 3 })?.cam).toBeNull();
  expect(tilesFor(site, anna, { ...shown, gender: "male" })?.cam?.name).toBe("Tom");
  expect((await camsFor(site, { ...anybody, minAge: 40 })).map(({ name }) => name)).toEqual(["Tom"]);
  expect((await camsFor(site, { ...anybody, maxAge: 40 })).map(({ name }) => name)).toEqual(["Mira"]);
});

test("addresses come from the config, with the account filled in", async () => {
  const site = await siteWith(OFFERS);
  expect(camAddress(site, "mira")).toBe("https://cams.example/rooms/mira?from=velvet");
  expect(camAddress(site, "//evil.example/?a=")).toBe(
    "https://cams.example/rooms/%2F%2Fevil.example%2F%3Fa%3D?from=velvet",
  );
  expect(adAddress(site)).toBe("https://cams.example/");
  const none = await siteWith(OFFERS, {});
  expect(() => camAddress(none, "mira")).toThrow("offers.not_found");
  expect(() => adAddress(none)).toThrow("offers.not_found");
});

/** A partner's server with configurable answers. */
const partner = { asked: 0, answer: "", status: 200, silent: false, port: 0, close: () => {} };

beforeAll(async () => {
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
  const certificate = await localCertificate();
  const server = createServer({ key: certificate.private, cert: certificate.cert }, (_request, response) => {
    partner.asked++;
    if (!partner.silent) response.writeHead(partner.status).end(partner.answer);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  partner.port = (server.address() as AddressInfo).port;
  partner.close = () => {
    server.close();
    server.closeAllConnections();
  };
});

afterAll(() => {
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  partner.close();
});

/** Returns a site that reads a feed; its `offers.json` offers Mira. */
async function siteWithFeed({ timeoutMs = 30_000 } = {}) {
  Object.assign(partner, { asked: 0, answer: JSON.stringify({ cams: [tom] }), status: 200, silent: false });
  const feed = { address: `https://localhost:${partner.port}/feed.json`, timeoutMs, cacheMinutes: 10 };
  return siteWith({ cams: [mira] }, { ...memberResell, feed });
}

const names = async (site: Awaited<ReturnType<typeof siteWithFeed>>) =>
  (await camsFor(site, anybody)).map(({ name }) => name);

test("a feed is read once within its time, and then again", async () => {
  const site = await siteWithFeed();
  const both = await Promise.all([names(site), names(site)]);
  expect(both).toEqual([["Tom"], ["Tom"]]);
  site.clock.advance(10 * 60_000 - 1);
  await names(site);
  expect(partner.asked).toBe(1);
  partner.answer = JSON.stringify({ cams: [{ ...tom, name: "Tim" }] });
  site.clock.advance(1);
  expect(await names(site)).toEqual(["Tim"]);
  expect(partner.asked).toBe(2);
});

test("a site rebuilt for the same config keeps its feed's answer", async () => {
  const site = await siteWithFeed();
  expect(await names(site)).toEqual(["Tom"]);
  const again = offersFor(site.tenant, { now: site.now, log: { warn: () => {} } });
  expect(again.known().cams).toEqual([tom]);
  expect(partner.asked).toBe(1);
});

test("a page never waits for a feed, and shows the last known entries", async () => {
  const site = await siteWithFeed();
  partner.silent = true;
  expect(tilesFor(site, anna, shown)?.cam?.name).toBe("Mira");
});

test("the valid entries of a feed are shown", async () => {
  const site = await siteWithFeed();
  const minor = { ...mira, account: "kid", age: 17 };
  const address = { ...mira, account: "../x" };
  partner.answer = JSON.stringify({ cams: [minor, address, "x", { ...tom, rating: 5 }], ad: { title: {} }, more: 1 });
  expect(await names(site)).toEqual(["Tom"]);
  expect(tilesFor(site, anna, shown)?.ad).toBeNull();
});

test.each([
  ["answers with an error", { status: 500 }, 30_000],
  ["leads elsewhere", { status: 302 }, 30_000],
  ["answers no JSON", { answer: "<html>" }, 30_000],
  ["answers nothing", { answer: "" }, 30_000],
  ["answers null", { answer: "null" }, 30_000],
  ["answers a list", { answer: '[{ "cams": [] }]' }, 30_000],
  ["answers cams that are no list", { answer: '{ "cams": { "length": 9 } }' }, 30_000],
  ["answers JSON that is nested without end", { answer: "[".repeat(200_000) }, 30_000],
  ["answers too much", { answer: `"${"x".repeat(300_000)}"` }, 30_000],
  ["does not answer", { silent: true }, 100],
])("while a feed %s, offers.json is used and the feed gets a pause", async (_, failing, timeoutMs) => {
  const site = await siteWithFeed({ timeoutMs });
  Object.assign(partner, failing);
  expect(await names(site)).toEqual(["Mira"]);
  expect(await names(site)).toEqual(["Mira"]);
  expect(site.failures).toHaveLength(1);
  for (const tries of [2, 3, 3]) {
    // After the third failure the circuit is open.
    site.clock.advance(30_000);
    await names(site);
    expect(site.failures).toHaveLength(tries);
  }
  site.clock.advance(10 * 60_000);
  await names(site);
  expect(site.failures).toHaveLength(4);
});

test("the last answer of a feed that stops answering is used for a while", async () => {
  const site = await siteWithFeed();
  expect(await names(site)).toEqual(["Tom"]);
  partner.status = 500;
  site.clock.advance(30 * 60_000);
  expect(await names(site)).toEqual(["Tom"]);
  site.clock.advance(60 * 60_000);
  expect(await names(site)).toEqual(["Mira"]);
});

test.each(["https://127.0.0.1/feed", "https://[::1]/feed", "https://10.0.0.1/feed", "http://localhost/feed"])(
  "a feed at %s is never read",
  async (address) => {
    const site = await siteWithFeed();
    const feed = { address, timeoutMs: 30_000, cacheMinutes: 10 };
    const tenant = { ...site.tenant, memberResell: { ...site.tenant.memberResell, feed } };
    const log = { warn: (failure: { err: unknown }) => void site.failures.push(failure) };
    const ofPartners = offersFor(tenant, { now: site.now, log });
    expect((await ofPartners.latest()).cams).toEqual([mira]);
    expect(site.failures).toMatchObject([{ err: expect.any(NotPublicError) }]);
    expect(partner.asked).toBe(0);
  },
);
