import { removeSearch } from "~/app/domain/people/saved-searches/saved-searches";
import { formOnly, memberAction } from "~/app/request/guards";
import { redirect } from "~/app/router/server";

export const action = memberAction(async ({ params, context: { site } }, member) => {
  await removeSearch(site, member, params.searchId ?? "");
  return redirect("/searches?removed");
});

export const loader = formOnly("/searches");
