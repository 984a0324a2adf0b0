import { redirect } from "@remix-run/node";
import { removeSearch } from "~/app/domain/saved-searches/saved-searches";
import { formOnly, memberAction } from "~/app/request/guards";

export const action = memberAction(async ({ params, context: { site } }, member) => {
  await removeSearch(site, member, params.searchId ?? "");
  return redirect("/searches?removed");
});

export const loader = formOnly("/searches");
