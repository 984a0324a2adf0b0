import type { ActionFunctionArgs } from "@remix-run/node";
import { assertSignupOpen, memberRequired, signUp } from "~/app/domain/accounts/accounts";
import { changeCall, draftFromWire, inWireNames, signupCall, userWire } from "~/app/domain/accounts/accounts.wire";
import { assertCsrf, assertEmailToken } from "~/app/domain/accounts/email-check";
import type { Member } from "~/app/domain/accounts/member";
import { endSession } from "~/app/domain/accounts/sessions";
import { trafficSourceFrom } from "~/app/domain/accounts/traffic-source";
import { domainError } from "~/app/domain/errors";
import { balanceOf } from "~/app/domain/ledger/ledger";
import { ownPhotos } from "~/app/domain/photos/photos";
import { updateProfile } from "~/app/domain/profiles/profiles";
import { changesFromWire } from "~/app/domain/profiles/profiles.wire";
import type { Site } from "~/app/domain/site";
import { ageRefusedCookie, refuseClosedBrowser, refusesAge } from "~/app/request/age-refusal";
import { endpoint, json, openEndpoint } from "~/app/request/endpoint";
import { withCookie } from "~/app/request/error-response";
import { sessionCookie, tokenOf } from "~/app/request/session";

const unknownCall = domainError("request.invalid", "invalid");

const own = endpoint({
  GET: [null, ({ site, member }) => answerOf(site, member)],
  PUT: [
    changeCall,
    async ({ site, member, input: { profile, ...place } }) => {
      const changes = changesFromWire({ ...profile, ...sent(place) });
      return answerOf(site, await updateProfile(site, member, changes).catch(rethrow));
    },
  ],
});

const join = openEndpoint({
  POST: [
    signupCall,
    async ({ site, member, input, query, request, visit }) => {
      if (query.get("new") !== "1") throw memberRequired(member) && unknownCall();
      assertSignupOpen(site, { trafficSource: trafficSourceFrom(input.trafficsource) });
      refuseClosedBrowser(site, request);
      assertEmailToken(site, input.email, input.token);
      assertCsrf(input.email, input.n, input.csrf);
      const joined = await signUp(site, draftFromWire(input, visit.language), visit.ip).catch((error) => {
        throw refusesAge(error) ? withCookie(inWireNames(error), ageRefusedCookie(site, visit)) : inWireNames(error);
      });
      // Where addresses are private, signing up logs nobody in: a known address looks just like a new one.
      if (!joined) return json({ user: null }, 201);
      const former = tokenOf(request);
      if (former) await endSession(site, former);
      const cookie = { "Set-Cookie": sessionCookie(visit, joined.token) };
      return json(await answerOf(site, joined.member), 201, cookie);
    },
  ],
});

export const loader = own;

export async function action(args: ActionFunctionArgs): Promise<Response> {
  if (args.request.method === "POST") return join(args);
  const answer = await own(args);
  if (answer.status === 405) answer.headers.set("Allow", "GET, HEAD, POST, PUT");
  return answer;
}

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
