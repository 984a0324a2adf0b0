import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { likedAmong } from "~/app/domain/likes/likes";
import { defaultFilters, search } from "~/app/domain/search/search";
import { requireMember } from "~/app/request/guards";
import { useLive } from "~/app/ui/live";
import { page } from "~/app/ui/page";
import { People } from "~/app/ui/people";
import { peopleOf } from "~/app/ui/person.server";
import { useSite } from "~/app/ui/site-data";
import { Motif } from "~/themes/niches/motif";
import { ButtonLink, Notice } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "home", title: (t) => t("home.title") });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireMember(args);
  const { site, visit } = args.context;
  const { profiles } = await search(site, member, defaultFilters(site, member));
  const liked = await likedAmong(
    site,
    member,
    profiles.map(({ id }) => id),
  );
  return {
    name: member.name,
    through: member.lastSignupStep,
    incomplete: !member.gender || !member.country || !member.personal,
    people: peopleOf(site, visit.language, profiles),
    liked: [...liked],
  };
}

export default function HomePage() {
  const { name, through, incomplete, people, liked } = useLoaderData<typeof loader>();
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
      prompt={incomplete ? <CompleteProfile href={through ? "/profile" : "/complete-signup"} /> : null}
      news={useNews()}
      members={people.length > 0 ? <People people={people} liked={liked} offers={{ chat: true, view: true }} /> : empty}
      more={
        <ButtonLink href="/members" variant="secondary">
          {t("home.see_all")}
        </ButtonLink>
      }
    />
  );
}

/** Who is not through with the sign-up goes on with it. */
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

function useNews() {
  const { t } = useWords();
  const { unread, newLikes } = useLive();
  return [
    { href: "/chats", label: t("home.news_messages", { count: unread }), count: unread },
    { href: "/likes", label: t("home.news_likes", { count: newLikes }), count: newLikes },
  ].filter(({ count }) => count > 0);
}
