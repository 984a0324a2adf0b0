/** The constants of the product's specification, section 9: each by its name there. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { numberOf, SIGNUP_STEPS, STEPS_OF_PROGRESS } from "~/app/domain/account/signup/steps";
import { ADULT } from "~/app/domain/ages";
import { ageBuckets } from "~/app/domain/people/search/filters/person";
import { YEARS_BEYOND } from "~/app/domain/people/search/search";
import { PAGE_SIZE } from "~/app/domain/people/search/search.schema";
import { WITHOUT_TILES } from "~/app/domain/reach/offers/offers";
import { neighboursOf } from "~/app/domain/site/places/places";
import { projectRoot } from "~/app/environment";
import en from "~/app/locales/en/common";
import { LANGUAGE } from "~/app/request/language";
import { SESSION } from "~/app/request/session";
import { SOURCE } from "~/app/request/source";
import { MAX_AGE, MIN_AGE } from "~/app/ui/account/BirthDateField";
import { ACTIVATION_TICK, ACTIVATION_TICKS } from "~/app/ui/account/signup/activation";
import { DISTANCES } from "~/app/ui/account/signup/better-address";
import { DOTS } from "~/app/ui/account/signup/StepFrame";
import { POSITION_AGE } from "~/app/ui/account/signup/whereabouts";
import { GUARD_MS } from "~/app/ui/frame/chunk-failure";
import { MOST_PENDING } from "~/app/ui/frame/DelegatedLinks";
import { SETTLED_MS } from "~/app/ui/frame/device";
import * as polls from "~/app/ui/frame/events/follow-member";
import { AD_BEFORE, BLOCK, CAM_AFTER } from "~/app/ui/people/people";
import { KEPT_SOURCE } from "~/app/ui/reach/kept-source";
import { PHOTO_TIMEOUT } from "~/themes/primitives/Avatar";
import * as loading from "~/themes/primitives/loading-times";
import { loadingBarHeight, textareaHeight } from "~/themes/primitives/measures";
import { TOAST_DURATION } from "~/themes/primitives/RadixToasts";

const [SECOND, MINUTE] = [1000, 60_000];
const DAY = 24 * 60 * MINUTE;

test.each<[string, unknown, unknown]>([
  ["minimum signup age", [ADULT, MIN_AGE], [18, 18]],
  ["date picker up to", MAX_AGE, 100],
  ["signup steps", SIGNUP_STEPS.length, 7],
  ["progress divisor", STEPS_OF_PROGRESS, 6],
  ["progress of the last step that counts", numberOf("sending") / STEPS_OF_PROGRESS, 1],
  ["progress dots", DOTS, 4],
  ["activation timeout, in ticks", ACTIVATION_TICKS, 20],
  ["activation interval", ACTIVATION_TICK, 900],
  ["user poll", polls.POLL_MS, 60 * SECOND],
  ["user poll where push is subscribed", polls.POLL_WITH_PUSH_MS, 5 * MINUTE],
  ["chat and likes polling after the user's", polls.AFTER_USER_MS, SECOND],
  ["logout flag", polls.LOGOUT_FLAG_MS, SECOND],
  ["values in a cookie, in seconds", [SESSION.lasts, SOURCE.lasts], [2_592_000, 2_592_000]],
  ["values in local storage, in seconds", KEPT_SOURCE.lasts, 2_592_000],
  ["locale choice cookie, in seconds", LANGUAGE.lasts, 365 * 24 * 60 * 60],
  ["geolocation cache age", POSITION_AGE, 60 * MINUTE],
  ["push reload guard, and that of a failed chunk", GUARD_MS, 10 * SECOND],
  ["prefetch waits with more route loads than", MOST_PENDING, 4],
  ["icon fetch timeout", PHOTO_TIMEOUT, 1500],
  ["device detection after a resize", SETTLED_MS, 50],
  ["search page size", PAGE_SIZE, 12],
  ["similar search widens age by", YEARS_BEYOND, 5],
  ["cam tile at index, of each", [CAM_AFTER, BLOCK], [1, 12]],
  ["resell tile at index", AD_BEFORE, 5],
  ["cam eligibility after signup", WITHOUT_TILES, 4 * DAY],
  ["textarea height", textareaHeight, "150px"],
  ["toast time", TOAST_DURATION, 5 * SECOND],
  ["loading bar throttle", loading.LOADING_THROTTLE, 200],
  ["loading bar duration", loading.LOADING_DURATION, 2000],
  ["loading bar hide delay", loading.LOADING_HIDE_DELAY, 500],
  ["loading bar reset delay", loading.LOADING_RESET_DELAY, 400],
  ["loading bar height", loadingBarHeight, "3px"],
  ["spinner text", en["common.loading"], "Loading..."],
  ["close button label", en["common.close"], "Close"],
  ["email suggestion threshold", Object.values(DISTANCES), [2, 2, 2]],
])("%s", (_, ours, specified) => {
  expect(ours).toEqual(specified);
});

test("age filter buckets", () => {
  expect(ageBuckets.map(({ minAge, maxAge }) => [minAge, maxAge])).toEqual([
    [null, null],
    [18, 25],
    [26, 35],
    [36, 45],
    [46, 55],
    [56, 65],
    [66, null],
  ]);
});

test.each(["AU-NZ", "NL-BE", "US-CA", "GB-IE", "DE-AT"])("country neighbours %s", (pair) => {
  const [one, other] = pair.split("-") as [string, string];
  expect([neighboursOf(one), neighboursOf(other)]).toEqual([[other], [one]]);
});

test("toasts stand at the top, at the end of the line", () => {
  const styles = readFileSync(join(projectRoot, "themes/primitives/Toast.css.ts"), "utf8");
  expect(styles).toMatch(
    /viewport = style\(\{\s*position: "fixed",\s*zIndex: \d+,\s*insetBlockStart: 0,\s*insetInlineEnd: 0,/,
  );
});
