import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { pageFiles } from "../support/routes";
import { files, product, read } from "./source-files";

/** Verbs that affect other members and have no limit. A route checks the member's rate limit before it calls one. */
const PACED_VERBS = {
  like: "likes",
  sendMessage: "messages",
  react: "reactions",
  updateProfile: "profile",
  report: "reports",
  block: "blocks",
  unblock: "blocks",
};

test("each loader and action of a route declares its audience", () => {
  const WRAPPERS =
    /^export const (loader|action) = (?:(member|secondFactor|visitor|open|console|desk|brand)(Loader|Action)|formOnly)\(/;
  const silent = product
    .filter((file) => /^app\/routes\/(?!api\/)|^app\/console\/.*\.page\./.test(file))
    .flatMap((file) =>
      read(file)
        .split("\n")
        .filter((line) =>
          /^export (async )?(function|const|let) (loader|action)\b|^export \{.*\b(loader|action)\b/.test(line),
        )
        .filter((line) => !WRAPPERS.test(line))
        .map((line) => `${file}: ${line}`),
    );
  expect(silent, "a guard of app/request/guards.ts makes each: memberLoader, openAction, ...").toEqual([]);
});

test("each page, and no other file, declares test states", () => {
  const expected = pageFiles().map((file) => `app/${file.replace(/\.tsx$/, ".states.ts")}`);
  const there = files.filter((file) => file.endsWith(".states.ts"));
  expect(there, "each page of app/routes.ts has a <page>.states.ts beside it").toEqual(expected.sort());
  const journeys = there.flatMap((file) => /journey: "(.+)"/.exec(read(file))?.[1] ?? []);
  expect(journeys.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
});

test("the console's pages are tested separately: states belong to tenants' sites", () => {
  const others = files
    .filter((file) => /^app\/console\/.*\.states\.ts$/.test(file))
    .filter((file) => !/\[\{ journey: "tests\/e2e\/console(-\w+)?\.test\.ts" \}\]/.test(read(file)));
  expect(others, "say { journey }, and add the address to that test").toEqual([]);
});

test("a route is thin", () => {
  const thick = files
    .filter((file) => /^app\/routes\/|\.page\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => ({ file, lines: read(file).split("\n").length - 1 }))
    .filter(({ lines }) => lines > 150);
  expect(thick).toEqual([]);
});

test.each(Object.entries(PACED_VERBS))("no route calls %s without the rate limit of %s", (verb, pace) => {
  const calling = product.filter(
    (file) => file.startsWith("app/routes/") && new RegExp(`[^.\\w]${verb}\\(`).test(read(file)),
  );
  expect(calling.length).toBeGreaterThan(1);
  const keeps = new RegExp(`await keepPace\\([\\w.]+, member, "${pace}"\\);[^]{0,200}?[^.\\w]${verb}\\(`);
  expect(calling.filter((file) => !keeps.test(read(file)))).toEqual([]);
});

/** Routes that show one person to a member who has met them: a card in a conversation. */
const UNPACED = [
  "app/routes/public/signup-matches.tsx",
  "app/routes/system/not-found.tsx",
  "app/ui/people/profile/quote.server.ts",
];

test("every route that reads people for a member applies the rate limit of reading", () => {
  const reading = product.filter(
    (file) =>
      /^app\/(routes|ui)\//.test(file) &&
      /\b(profileOf|search|nearlyFound|similarTo|reportable)\(site, /.test(read(file)),
  );
  expect(reading.filter((file) => !/\bkeepReadingPace\(/.test(read(file)))).toEqual(UNPACED);
});

test("a route without a page never answers an invalid form with the form", () => {
  const formOnly = product.filter((file) => file.startsWith("app/routes/") && /\bformOnly\(/.test(read(file)));
  expect(formOnly.length).toBeGreaterThan(10);
  expect(formOnly.filter((file) => /\bsubmit(Form)?\(/.test(read(file)))).toEqual([]);
});

/** Pages that visitors read too, a page that must match the date in an email, and the date of a changed site page. */
const SITES_CLOCK = [
  "app/routes/account/delete.tsx",
  "app/routes/public/complaint.tsx",
  "app/routes/public/consent.tsx",
  "app/routes/public/login-restore.tsx",
  "app/routes/public/login-suspended.tsx",
  "app/ui/frame/clock.server.ts",
  "app/ui/site/legal-pages.server.ts",
];

test("a member's pages use the member's time zone, by clockOf", () => {
  const shown = product.filter((file) => /^app\/(routes|ui)\//.test(file));
  const ofSite = shown.filter((file) => /\btenant\.timeZone\b|\btimeZone\b.* = site\.tenant\b/.test(read(file)));
  expect(ofSite).toEqual(SITES_CLOCK);
});
