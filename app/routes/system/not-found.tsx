import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { domainError } from "~/app/domain/errors";
import { defaultFilters, search } from "~/app/domain/search/search";
import { requireMember } from "~/app/request/guards";
import { needsMember } from "~/app/request/member-addresses";
import { ErrorFace } from "~/app/ui/ErrorScreen";
import { page } from "~/app/ui/page";
import { peopleOf } from "~/app/ui/person.server";

export const handle = page({ name: "error", title: (t) => t("error.title") });

const SUGGESTED = 8;
const notFound = domainError("error.not_found", "not_found");

/** Every address that nobody claims. Those that will need a login ask for it already. */
export async function loader(args: LoaderFunctionArgs) {
  const { site, visit } = args.context;
  const { pathname } = new URL(args.request.url);
  if (needsMember(pathname)) await requireMember(args);
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
}

export function action({ request }: ActionFunctionArgs) {
  throw notFound({ params: { path: new URL(request.url).pathname } });
}

export default function NotFoundPage() {
  const { message, people } = useLoaderData<typeof loader>();
  return <ErrorFace status={404} message={message} people={people ?? undefined} />;
}
