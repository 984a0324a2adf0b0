import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { domainError } from "~/app/domain/errors";
import { inPassing } from "~/app/domain/in-passing";
import { likedAmong, likesList, markLikesSeen } from "~/app/domain/likes/likes";
import { LIST_TYPES, type ListType, listQuery } from "~/app/domain/likes/likes.schema";
import { isPrefetch, requireMember } from "~/app/request/guards";
import { once, parse } from "~/app/request/input";
import { PageLinks } from "~/app/ui/PageLinks";
import { page } from "~/app/ui/page";
import { People } from "~/app/ui/people";
import { peopleOf } from "~/app/ui/person.server";
import { useSite } from "~/app/ui/site-data";
import { Motif } from "~/themes/niches/motif";
import { ButtonLink, Tabs, VisuallyHidden } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "likes", title: (t) => t("likes.title") });

const TABS: ListType[] = ["received", "given", "mutual", "visitors"];
const notFound = domainError("error.not_found", "not_found");

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireMember(args);
  const { site, visit } = args.context;
  const url = new URL(args.request.url);
  const type = (args.params.type ?? "received") as ListType;
  if (!LIST_TYPES.includes(type)) throw notFound({ params: { path: url.pathname } });
  url.searchParams.delete("_routes");
  const list = await likesList(site, member, type, parse(listQuery, once(url.searchParams)).page);
  const cards = list.people.map(({ card }) => card);
  const liked = await likedAmong(
    site,
    member,
    cards.map(({ id }) => id),
  );
  const fresh = list.people.filter(({ isNew }) => isNew).length;
  if (type === "received" && !isPrefetch(args.request)) await inPassing(markLikesSeen(site, member));
  return {
    type,
    people: peopleOf(site, visit.language, cards),
    liked: [...liked],
    page: list.page,
    pages: list.pages,
    fresh,
  };
}

export default function LikesPage() {
  const { type, people, liked, page, pages, fresh } = useLoaderData<typeof loader>();
  const { Page, EmptyState } = useTemplate();
  const { t } = useWords();
  const niche = useSite()?.niche ?? 1;
  return (
    <Page
      title={t("likes.title")}
      lead=""
      width="wide"
      tabs={
        <Tabs
          label={t("likes.title")}
          items={TABS.map((tab) => ({
            href: tab === "received" ? "/likes" : `/likes/${tab}`,
            label: t(`likes.${tab}`),
            current: tab === type,
            badge:
              tab === "received" && fresh > 0
                ? { count: fresh, label: t("nav.badge_likes", { count: fresh }) }
                : undefined,
          }))}
        />
      }
    >
      <VisuallyHidden as="h2">{t(`likes.${type}`)}</VisuallyHidden>
      {people.length > 0 ? (
        <People key={type} people={people} liked={liked} offers={{ like: true }} />
      ) : (
        <EmptyState
          title={t(`likes.${type}.empty_title`)}
          text={t(`likes.${type}.empty_text`)}
          motif={<Motif niche={niche} variant="small" />}
          action={
            <ButtonLink href="/members" variant="secondary">
              {t("likes.empty_action")}
            </ButtonLink>
          }
        />
      )}
      <PageLinks
        page={page}
        pages={pages}
        hrefOf={(number) => `/likes/${type}${number > 1 ? `?page=${number}` : ""}`}
      />
    </Page>
  );
}
