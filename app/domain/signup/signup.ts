import type { Member } from "~/app/domain/accounts/member";
import { ownPhotos } from "~/app/domain/photos/photos";
import { updateProfile } from "~/app/domain/profiles/profiles";
import type { Site } from "~/app/domain/site";
import type { Tenant } from "~/tenants/schema";
import type { PushState, SignupStep } from "./steps";

/** The step after the account: push is offered to whoever has not answered the browser's own question yet. */
export function firstStep({ tenant }: Pick<Site, "tenant">, push: PushState): SignupStep {
  return tenant.offerPushAtSignup && push === "default" ? "push" : "photos";
}

/** Where somebody who comes back goes on; null for a member who is through. */
export async function stepToResume(site: Site, member: Member): Promise<SignupStep | null> {
  if (member.lastSignupStep) return null;
  const photos = await ownPhotos(site, member);
  return furthestStep(
    site.tenant,
    member,
    photos.some(({ state }) => state !== "rejected"),
  );
}

/** Every rule that is true moves the start; the furthest counts. A photo that waits for approval is one, too. */
export function furthestStep(
  { autoSkipSignup, offerPushAtSignup }: Pick<Tenant, "autoSkipSignup" | "offerPushAtSignup">,
  {
    personal,
    gender,
    region,
    city,
    pushAnswer,
  }: Pick<Member, "personal" | "gender" | "region" | "city" | "pushAnswer">,
  hasPhoto: boolean,
): SignupStep {
  if (autoSkipSignup && personal) return "sending";
  if (autoSkipSignup && gender) return "about";
  if (autoSkipSignup && (region || city)) return "personal";
  if (hasPhoto) return "location";
  return offerPushAtSignup && pushAnswer === null ? "push" : "photos";
}

/** Notes that a member has come to the end of the sign-up, whatever was left out on the way. */
export async function finishSignup(site: Site, member: Member): Promise<void> {
  if (!member.lastSignupStep) await updateProfile(site, member, { lastSignupStep: true });
}
