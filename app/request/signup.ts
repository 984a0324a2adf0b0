import { stepToResume } from "~/app/domain/account/signup/signup";
import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "~/app/router/server";

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
