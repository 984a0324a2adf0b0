import { z } from "zod";
import { badCsrf, badToken } from "~/app/domain/account/accounts/accounts.errors";
import { assertCsrf, assertEmailToken } from "~/app/domain/account/accounts/email-check";
import { endSession } from "~/app/domain/account/sessions/sessions";
import { userAnswer, userWire } from "~/app/domain/account/sessions/sessions.wire";
import { assertSignupOpen, signUp, trafficSourceFrom } from "~/app/domain/account/signup/signup";
import {
  deletedAccountExists,
  existingAccount,
  signupClosed,
  tooManySignups,
} from "~/app/domain/account/signup/signup.errors";
import { draftFromWire, inWireNames, joinedAnswer, signupCall } from "~/app/domain/account/signup/signup.wire";
import type { Member } from "~/app/domain/member";
import { balanceOf } from "~/app/domain/money/ledger/ledger";
import { ownPhotos } from "~/app/domain/people/photos/photos";
import { updateProfile } from "~/app/domain/people/profiles/profiles";
import { changeCall, changesFromWire } from "~/app/domain/people/profiles/profiles.wire";
import { subscribe, unsubscribe } from "~/app/domain/reach/push/push";
import { pushEnd, pushSubscription } from "~/app/domain/reach/push/push.schema";
import type { Site } from "~/app/domain/site";
import { keepPace } from "~/app/domain/site/limits/paces";
import { ageRefusedCookie, refuseClosedBrowser, refusesAge } from "~/app/request/age-refusal";
import { deviceOf, rememberDevice } from "~/app/request/device";
import { endpoint, json, memberCall, openCall } from "~/app/request/endpoint";
import { withCookie } from "~/app/request/error-response";
import { invalid } from "~/app/request/input";
import { sessionCookie, tokenOf } from "~/app/request/session";

const subscribedAnswer = z.strictObject({ status: z.literal("ok") });

const user = endpoint({
  GET: memberCall(
    { summary: "Returns the logged-in member", answer: userAnswer, polled: true, beforeTerms: true },
    ({ site, member }) => answerOf(site, member),
  ),
  "POST?new=1": openCall(
    {
      summary: "Creates an account",
      input: signupCall,
      answer: joinedAnswer,
      status: [201],
      errors: [signupClosed, badToken, badCsrf, existingAccount, deletedAccountExists, tooManySignups],
    },
    async ({ site, input, request, visit }) => {
      // Reads the visit's own source too, because scripts cannot read the cookie that stores it.
      const source = trafficSourceFrom(input.trafficsource) ?? visit.source;
      assertSignupOpen(site, source);
      refuseClosedBrowser(site, request);
      assertEmailToken(site, input.email, input.token);
      assertCsrf(input.email, input.n, input.csrf);
      const draft = { ...draftFromWire(input, visit.language), tracking: visit.choice?.granted };
      const device = deviceOf(site, request);
      const joined = await signUp(site, { ...draft, source }, visit.ip, site.newId(), device).catch((error) => {
        throw refusesAge(error) ? withCookie(inWireNames(error), ageRefusedCookie(site, visit)) : inWireNames(error);
      });
      // Responds without a user on a site with private addresses. There a sign-up logs nobody in, so that a known
      // address gets the same answer as a new one.
      if (!joined) return json({ user: null }, 201);
      const former = tokenOf(request);
      if (former) await endSession(site, former);
      const answer = json(await answerOf(site, joined.member), 201);
      answer.headers.append("Set-Cookie", sessionCookie(visit, joined.token));
      await rememberDevice(answer.headers, site, { request, visit }, joined.member.email);
      return answer;
    },
  ),
  "POST?push=1": memberCall(
    { summary: "Adds a browser’s push subscription", input: pushSubscription, answer: subscribedAnswer },
    async ({ site, member, input, request }) => {
      await subscribe(site, member, input, tokenOf(request) ?? "");
      return { status: "ok" } as const;
    },
  ),
  "DELETE?push=1": memberCall(
    { summary: "Ends a browser’s push subscription", input: pushEnd, answer: subscribedAnswer },
    async ({ site, member, input }) => {
      await unsubscribe(site, member, input.endpoint);
      return { status: "ok" } as const;
    },
  ),
  // Refuses every other POST as an unknown call of a member.
  POST: memberCall({ summary: "Refuses the call: the query names the operation", answer: z.never() }, () => {
    throw invalid();
  }),
  PUT: memberCall(
    { summary: "Changes the member’s profile", input: changeCall, answer: userAnswer },
    async ({ site, member, input: { profile, ...place } }) => {
      await keepPace(site, member, "profile");
      const changes = changesFromWire({ ...profile, ...sent(place) });
      return answerOf(site, await updateProfile(site, member, changes).catch(rethrow));
    },
  ),
});

export const loader = user;
export const action = user;

async function answerOf(site: Site, member: Member) {
  const photos = await ownPhotos(site, member);
  const credits = await balanceOf(site, member);
  return { user: userWire(member, photos, { tenant: site.tenant, credits, now: site.now() }) };
}

function sent(place: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined));
}

function rethrow(error: unknown): never {
  throw inWireNames(error);
}
