import type { LoaderFunctionArgs } from "@remix-run/node";
import { activate } from "~/app/domain/accounts/activation";
import { followLink } from "~/app/request/links";

/** Where the link in the activation mail leads. */
export function loader({ request, context: { site } }: LoaderFunctionArgs) {
  return followLink(request, (token) => activate(site, token), { done: "/activate/done", spent: "/activate/error" });
}
