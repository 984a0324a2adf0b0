import { normalizeEmail } from "~/app/domain/account/accounts/accounts";
import {
  enterPending,
  givePendingUp,
  openPending,
  PENDING_LASTS,
  type PendingSignup,
  sealPending,
} from "~/app/domain/account/signup/pending";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "~/app/router/server";
import type { Stored } from "~/app/stored";
import { cookieOf, forgetCookie, setCookie } from "./cookies";
import { enter, toNextStep } from "./login-step";

type Args = Pick<LoaderFunctionArgs | ActionFunctionArgs, "request" | "context">;

export const PENDING_SIGNUP: Stored = {
  name: "pending-signup",
  place: "cookie",
  lasts: PENDING_LASTS / 1000,
  consent: false,
  purpose: "pending_signup",
  keptBy: ({ accountDiscovery }) => accountDiscovery === "private",
};

export async function pendingOf({ request, context: { site } }: Args): Promise<PendingSignup | null> {
  const sealed = cookieOf(request, PENDING_SIGNUP);
  return sealed ? openPending(site, sealed) : null;
}

/** The fields that fill the form for another try. Password and consent must be entered again. */
const KEPT = [
  ...["email", "name", "birth_day", "birth_month", "birth_year"],
  ...["country", "gender", "region", "seeking", "interests", "formPath", "source"],
];

/** Redirects to the page about the sent email. Removes an earlier sign-up with another address from the cookie. */
export async function waitForLink(args: Args, { id, email }: { id: string; email: string }, form: FormData) {
  const { site, visit } = args.context;
  const before = await pendingOf(args);
  const same = before !== null && before.email === normalizeEmail(email);
  if (before && !same) await givePendingUp(site, before);
  const fields = KEPT.flatMap((name) => form.getAll(name).map((value): [string, string] => [name, String(value)]));
  const sealed = await sealPending(site, { id: same ? before.id : id, email, fields });
  return redirect("/activate/mailbox", { headers: { "Set-Cookie": setCookie(PENDING_SIGNUP, sealed, visit.secure) } });
}

/**
 * Logs a browser in if its own sign-up is the one that the link confirms and it has no session. Undefined for any other
 * browser.
 */
export async function enterAwaited(args: Args, account: string): Promise<Response | undefined> {
  const { request, context } = args;
  const { site, visit } = context;
  const pending = await pendingOf(args);
  if (pending?.id !== account || (await visit.member())) return undefined;
  const entered = await enterPending(site, pending).catch(toNextStep(visit, RESUMED));
  const answer = await enter(site, { request, visit }, entered, RESUMED);
  answer.headers.append("Set-Cookie", forgetCookie(PENDING_SIGNUP, visit.secure));
  return answer;
}

const RESUMED = "/complete-signup";
