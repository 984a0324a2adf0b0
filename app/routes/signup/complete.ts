import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { activate } from "~/app/domain/accounts/activation";
import { followLink } from "~/app/request/links";
import { resumeSignup } from "~/app/request/signup";

/** Goes on with a sign-up; whoever is not logged in begins one. A mailed link to here confirms its address first. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  if (new URL(request.url).searchParams.has("token")) {
    const done = (await context.visit.member()) ? "/complete-signup" : "/login?next=/complete-signup";
    return followLink(request, (token) => activate(context.site, token), { done, spent: "/activate/error" });
  }
  await resumeSignup(args);
  return redirect("/signup");
}
