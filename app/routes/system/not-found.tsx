import { domainError } from "~/app/domain/errors";
import { defaultFilters, search } from "~/app/domain/people/search/search";
import { addresses, needsMember } from "~/app/request/addresses";
import { openAction, openLoader, requireMember } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { pagePath } from "~/app/router/page-address";
import { data } from "~/app/router/server";
import { ErrorFace } from "~/app/ui/frame/ErrorScreen";
import { page } from "~/app/ui/frame/page";
import { peopleOf } from "~/app/ui/people/person.server";

export const handle = page<{ message: string }>({
  name: "error",
  title: (t, data) => data?.message ?? t("error.title"),
});

const SUGGESTED = 8;
const notFound = domainError("error.not_found", "not_found");

/** Answers every unknown address. Below members' pages it asks for a login, as these pages do. */
export const loader = openLoader(async (args) => {
  const { site, visit } = args.context;
  const { pathname } = new URL(args.request.url);
  if (needsMember(await addresses(), pathname)) await requireMember(args);
  const path = pagePath(args.request);
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
