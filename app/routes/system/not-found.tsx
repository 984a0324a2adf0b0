import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { domainError } from "~/app/domain/errors";
import { defaultFilters, search } from "~/app/domain/search/search";
import { addresses, needsMember } from "~/app/request/addresses";
import { openAction, openLoader, requireMember } from "~/app/request/guards";
import { ErrorFace } from "~/app/ui/ErrorScreen";
import { page } from "~/app/ui/page";
import { peopleOf } from "~/app/ui/person.server";

export const handle = page({ name: "error", title: (t) => t("error.title") });

const SUGGESTED = 8;
const notFound = domainError("error.not_found", "not_found");

/** Every address that nobody claims. Among members' pages it asks for a login, as they do. */
export const loader = openLoader(async (args) => {
  const { site, visit } = args.context;
  const { pathname } = new URL(args.request.url);
  if (needsMember(await addresses(), pathname)) await requireMember(args);
  const path = pathname.replace(/\.data$/, "");
  const member = await visit.member();
  const found = member && (await search(site, member, { ...defaultFilters(site, member), pp: SUGGESTED }));
  return data(
    {
      message: visit.words.t("error.not_found", { path }),
      people: found && peopleOf(site, visit.language, found.profiles),
    },
    { status: 404 },
  );
});

export const action = openAction(({ request }) => {
  throw notFound({ params: { path: new URL(request.url).pathname } });
});

export default function NotFoundPage() {
  const { message, people } = useLoaderData<typeof loader>();
  return <ErrorFace status={404} message={message} people={people ?? undefined} />;
}
