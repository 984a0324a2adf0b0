import { activate } from "~/app/domain/account/accounts/activation";
import { openAction, openLoader } from "~/app/request/guards";
import { followLink, type MailedLink, openLink } from "~/app/request/links";
import { enterAwaited, pendingOf } from "~/app/request/pending-signup";
import { resumeSignup } from "~/app/request/signup";
import { useLoaderData } from "~/app/router/client";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "~/app/router/server";
import { ConfirmAddress } from "~/app/ui/account/ConfirmLink";
import { page } from "~/app/ui/frame/page";

export const handle = page({ name: "complete-signup", texts: ["activate"], title: (t) => t("activate.confirm_title") });

/** Continues or begins a sign-up. If an emailed link led here, confirms its address first. */
export const loader = openLoader(async (args) => {
  if (new URL(args.request.url).searchParams.has("token")) return openLink(args, await linkFor(args));
  await resumeSignup(args);
  throw redirect("/signup");
});

export const action = openAction(async (args) => followLink(args, await linkFor(args)));

/** Logs in the browser that signed up, without a button. In any other browser, the link only confirms the address. */
async function linkFor(args: LoaderFunctionArgs | ActionFunctionArgs): Promise<MailedLink> {
  const done = (await args.context.visit.member()) ? "/complete-signup" : "/login?confirmed&next=/complete-signup";
  const pending = await pendingOf(args);
  return {
    purpose: "activate",
    verb: activate,
    done,
    spent: "/activate/error",
    isAwaited: (account) => pending?.id === account,
    welcome: (account) => enterAwaited(args, account),
  };
}

export default function CompleteSignup() {
  return <ConfirmAddress {...useLoaderData<typeof loader>()} />;
}
