import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { Member } from "~/app/domain/member";
import { stepToResume } from "~/app/domain/signup/signup";
import type { Site } from "~/app/domain/site";

/** Sends a member to where they stopped signing up, and home where they are through. Visitors stay. */
export async function resumeSignup({
  context,
}: Pick<LoaderFunctionArgs | ActionFunctionArgs, "context">): Promise<void> {
  const member = await context.visit.member();
  if (member) throw redirect(await pathToResume(context.site, member));
}

export async function pathToResume(site: Site, member: Member): Promise<string> {
  const step = await stepToResume(site, member);
  return step ? `/signup/${step}` : "/home";
}
