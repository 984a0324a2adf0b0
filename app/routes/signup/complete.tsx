import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { activate } from "~/app/domain/accounts/activation";
import { openAction, openLoader } from "~/app/request/guards";
import { followLink, type MailedLink, openLink } from "~/app/request/links";
import { resumeSignup } from "~/app/request/signup";
import { ConfirmAddress } from "~/app/ui/ConfirmLink";
import { page } from "~/app/ui/page";

export const handle = page({ name: "complete-signup", texts: ["activate"], title: (t) => t("activate.confirm_title") });

/** Goes on with a sign-up; whoever is not logged in begins one. A mailed link to here confirms its address first. */
export const loader = openLoader(async (args) => {
  if (new URL(args.request.url).searchParams.has("token")) return openLink(args, await linkFor(args));
  await resumeSignup(args);
  throw redirect("/signup");
});

export const action = openAction(async (args) => {
  return followLink(args, await linkFor(args));
});

async function linkFor({ context }: LoaderFunctionArgs | ActionFunctionArgs): Promise<MailedLink> {
  const done = (await context.visit.member()) ? "/complete-signup" : "/login?next=/complete-signup";
  return { purpose: "activate", verb: activate, done, spent: "/activate/error" };
}

export default function CompleteSignup() {
  return <ConfirmAddress {...useLoaderData<typeof loader>()} />;
}
