import { askingForAlbum } from "~/app/domain/people/albums/albums";
import { asksSeenBy } from "~/app/domain/people/profiles/visibility";
import { suggestionsFor } from "~/app/domain/people/suggestions/suggestions";
import { memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { useLive } from "~/app/ui/frame/live";
import { page } from "~/app/ui/frame/page";
import { useSite } from "~/app/ui/frame/site-data";
import { People } from "~/app/ui/people/people";
import { personOf } from "~/app/ui/people/person.server";
import { reasonsInWords } from "~/app/ui/safety/reasons.server";
import { Motif } from "~/themes/niches/motif";
import { ButtonLink, Notice } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "home",
  texts: ["albums", "chats", "home", "likes", "profile"],
  title: (t) => t("home.title"),
});

export const loader = memberLoader(async (args, member) => {
  const { site, visit } = args.context;
  const suggestions = await suggestionsFor(site, member, 12);
  return {
    asking: await askingForAlbum(site, member),
    name: member.name,
    through: member.lastSignupStep,
    asksSeenBy: member.lastSignupStep && asksSeenBy(site, member),
    incomplete: !member.gender || !member.country || !member.personal,
    people: suggestions.map(({ card, reasons, isNew }) => {
      return { ...personOf(site, visit.language, card), notes: reasonsInWords(visit.words, reasons, isNew) };
    }),
  };
});

export default function HomePage() {
  const { name, through, incomplete, people, asking, ...data } = useLoaderData<typeof loader>();
  const { Home, EmptyState } = useTemplate();
  const { t } = useWords();
  const niche = useSite()?.niche ?? 1;
  const empty = (
    <EmptyState
      title={t("home.empty_title")}
      text={t("home.empty_text")}
      motif={<Motif niche={niche} variant="small" />}
      action={null}
    />
  );
  return (
    <Home
      greeting={t("home.greeting", { name })}
      prompt={
        data.asksSeenBy ? (
          <AskSeenBy />
        ) : incomplete ? (
          <CompleteProfile href={through ? "/profile" : "/complete-signup"} />
        ) : null
      }
      news={useNews(asking)}
      members={people.length > 0 ? <People people={people} offers={{ chat: true, view: true }} /> : empty}
      more={
        <>
          <ButtonLink href="/match-finder" variant="primary">
            {t("home.finder")}
          </ButtonLink>
          <ButtonLink href="/members" variant="secondary">
            {t("home.see_all")}
          </ButtonLink>
        </>
      }
    />
  );
}

/** Asks a member from before the question who may see their profile. Until they answer, only members may. */
function AskSeenBy() {
  const { t } = useWords();
  const action = (
    <ButtonLink href="/signup/visibility?from=home" variant="secondary" size="s">
      {t("home.seen_by_action")}
    </ButtonLink>
  );
  return (
    <Notice title={t("home.seen_by_title")} action={action}>
      {t("home.seen_by_text")}
    </Notice>
  );
}

function CompleteProfile({ href }: { href: string }) {
  const { t } = useWords();
  return (
    <Notice
      title={t("home.complete_profile_title")}
      action={
        <ButtonLink href={href} variant="secondary" size="s">
          {t("home.complete_profile_action")}
        </ButtonLink>
      }
    >
      {t("home.complete_profile_text")}
    </Notice>
  );
}

function useNews(asking: number) {
  const { t } = useWords();
  const { unread, newLikes } = useLive();
  return [
    { href: "/chats", label: t("nav.badge_chats", { count: unread }), count: unread },
    { href: "/likes", label: t("home.news_likes", { count: newLikes }), count: newLikes },
    { href: "/profile/photos/private", label: t("albums.news", { count: asking }), count: asking },
  ].filter(({ count }) => count > 0);
}
