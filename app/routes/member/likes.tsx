import { domainError } from "~/app/domain/errors";
import { mayUse } from "~/app/domain/money/premium/premium";
import { likedAmong, likesList, newOnTabs } from "~/app/domain/people/likes/likes";
import { LIST_TYPES, type ListType, listQuery } from "~/app/domain/people/likes/likes.schema";
import { memberLoader } from "~/app/request/guards";
import { parse, uniqueFields } from "~/app/request/input";
import { tidyAddress } from "~/app/request/tidy-address";
import { useLoaderData } from "~/app/router/client";
import { pagePath, pageQuery } from "~/app/router/page-address";
import { useLive } from "~/app/ui/frame/live";
import { PageLinks } from "~/app/ui/frame/PageLinks";
import { page, titled } from "~/app/ui/frame/page";
import { useSite } from "~/app/ui/frame/site-data";
import { People } from "~/app/ui/people/people";
import { personOf } from "~/app/ui/people/person.server";
import { likedAnswer } from "~/app/ui/people/profile/quote.server";
import { SeeLikes } from "~/app/ui/people/SeeLikes";
import { Motif } from "~/themes/niches/motif";
import { ButtonLink, Tabs, VisuallyHidden } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page<Awaited<ReturnType<typeof loader>>>({
  name: "likes",
  texts: ["chats", "likes", "profile"],
  title: (t, data) => titled(t("likes.title"), data && t(`likes.${data.type}`)),
});

const TABS: ListType[] = ["received", "given", "mutual", "visitors"];
const notFound = domainError("error.not_found", "not_found");

export const loader = memberLoader(async (args, member) => {
  tidyAddress(args.request);
  const { site, visit } = args.context;
  const type = (args.params.type ?? "received") as ListType;
  if (!LIST_TYPES.includes(type)) throw notFound({ params: { path: pagePath(args.request) } });
  const counts = await newOnTabs(site, member);
  if (type === "visitors" && !mayUse(site, member, "visitors")) {
    return { type, people: [], liked: [], page: 1, pages: 1, counts, fresh: [], locked: true };
  }
  const list = await likesList(site, member, type, parse(listQuery, uniqueFields(pageQuery(args.request))).page);
  const cards = list.people.map(({ card }) => card);
  const liked = await likedAmong(
    site,
    member,
    cards.map(({ id }) => id),
  );
  const fresh = list.people.filter(({ isNew }) => isNew).map(({ card }) => card.id);
  return {
    type,
    people: list.people.map(({ card, prompt }) => ({
      ...personOf(site, visit.language, card),
      notes: type === "given" ? [] : [likedAnswer(member, prompt, visit.words)].filter(Boolean),
    })),
    liked: [...liked],
    page: list.page,
    pages: list.pages,
    counts,
    fresh,
    locked: false,
  };
});

export default function LikesPage() {
  const { type, people, liked, page, pages, locked, ...data } = useLoaderData<typeof loader>();
  const { counts, fresh } = useNewLikes(data);
  const { Page, EmptyState } = useTemplate();
  const { t } = useWords();
  const niche = useSite()?.niche ?? 1;
  const badgeOf = (tab: ListType) => {
    const count = hasNews(tab) ? counts[tab] : 0;
    return count > 0 ? { count, label: t("nav.badge_likes", { count }) } : undefined;
  };
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
            badge: badgeOf(tab),
          }))}
        />
      }
    >
      <VisuallyHidden as="h2">{t(`likes.${type}`)}</VisuallyHidden>
      {hasNews(type) && <SeeLikes left={counts[type] > 0} />}
      {people.length > 0 ? (
        <People key={type} people={people} liked={liked} fresh={hasNews(type) ? fresh : []} offers={{ like: true }} />
      ) : (
        <EmptyState
          title={t(locked ? "likes.locked_title" : `likes.${type}.empty_title`)}
          text={t(locked ? "likes.locked_text" : `likes.${type}.empty_text`)}
          motif={<Motif niche={niche} variant="small" />}
          action={
            <ButtonLink href={locked ? "/premium" : "/members"} variant="secondary">
              {t(locked ? "likes.locked_action" : "likes.empty_action")}
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

const hasNews = (type: ListType): type is "received" | "mutual" => type === "received" || type === "mutual";

interface News {
  counts: { received: number; mutual: number };
  /** The ids of the people whose like is new. */
  fresh: string[];
}

/** Returns the page's new likes. Leaves out likes that the member has seen since, here or in another tab. */
function useNewLikes({ counts, fresh }: News): News {
  const { newLikes } = useLive();
  if (newLikes === 0) return { counts: { received: 0, mutual: 0 }, fresh: [] };
  return { counts: { received: newLikes, mutual: Math.min(counts.mutual, newLikes) }, fresh };
}
