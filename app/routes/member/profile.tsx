import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { inPassing } from "~/app/domain/in-passing";
import { likedAmong, markLikesSeen } from "~/app/domain/likes/likes";
import { photoUrl } from "~/app/domain/photos/photos.wire";
import { choiceLabel } from "~/app/domain/profiles/fields";
import { profileOf } from "~/app/domain/profiles/profiles";
import { assertMaySearch, similarTo } from "~/app/domain/search/search";
import { visit as noteVisit } from "~/app/domain/visits/visits";
import { isPrefetch } from "~/app/request/guards";
import { LikeButton } from "~/app/ui/LikeButton";
import { page } from "~/app/ui/page";
import { People } from "~/app/ui/people";
import { peopleOf, personOf } from "~/app/ui/person.server";
import { StartChat } from "~/app/ui/StartChat";
import { useSite } from "~/app/ui/site-data";
import { ButtonLink } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page<Awaited<ReturnType<typeof loader>>>({
  name: "members-memberId",
  title: (t, data) => (data ? t("profile.of", { name: data.person.name }) : ""),
});

const SIMILAR = 4;
const DAY = 24 * 60 * 60 * 1000;

export async function loader({ request, params, context: { site, visit } }: LoaderFunctionArgs) {
  const member = await visit.member();
  assertMaySearch(site, member, visit.trafficSource);
  const profile = await profileOf(site, member, params.memberId ?? "");
  if (member && !isPrefetch(request)) {
    await inPassing(noteVisit(site, member, profile.id));
    await inPassing(markLikesSeen(site, member, profile.id));
  }
  const similar = await similarTo(site, member, profile, { pp: SIMILAR });
  const liked = member ? await likedAmong(site, member, [profile.id]) : null;
  return {
    person: personOf(site, visit.language, profile, "l"),
    photos: profile.photos.map(({ file }) => photoUrl(site.tenant, file, "l")),
    liked: liked?.has(profile.id) ?? false,
    own: member?.id === profile.id,
    activity: activityOf(site.now() - profile.lastActiveAt),
    notes: profile.notes,
    facts: profile.facts.map(({ field, choice }) => ({
      label: visit.words.t(`profile.${field}`),
      value: choiceLabel(field, choice, visit.words),
    })),
    similar: peopleOf(site, visit.language, similar.profiles),
  };
}

export default function ProfilePage() {
  const { person, photos, liked, own, activity, notes, facts, similar } = useLoaderData<typeof loader>();
  const { Profile } = useTemplate();
  const { t } = useWords();
  const member = useSite()?.member;
  const others = member && !own;
  const about = notes.map(({ note, text }) => ({
    title: note === "personal" ? t("profile.about", { name: person.name }) : t(`profile.${note}`),
    text,
  }));
  return (
    <Profile
      key={person.id}
      person={person}
      photos={photos}
      activity={activity && t(activity)}
      like={others ? <LikeButton id={person.id} name={person.name} liked={liked} /> : null}
      chat={
        own ? (
          <ButtonLink href="/profile" variant="secondary">
            {t("nav.my_profile")}
          </ButtonLink>
        ) : (
          <StartChat id={person.id} name={person.name} main />
        )
      }
      safety={null}
      about={
        about.length > 0
          ? about
          : [{ title: t("profile.about", { name: person.name }), text: t("profile.no_about", { name: person.name }) }]
      }
      facts={facts}
      similar={similar.length > 0 ? <SimilarPeople people={similar} /> : null}
    />
  );
}

function SimilarPeople({ people }: { people: Parameters<typeof People>[0]["people"] }) {
  const { t } = useWords();
  return (
    <section>
      <h2>{t("search.similar")}</h2>
      <People people={people} below />
    </section>
  );
}

function activityOf(ago: number): "profile.active_today" | "profile.active_week" | "" {
  if (ago < DAY) return "profile.active_today";
  return ago < 7 * DAY ? "profile.active_week" : "";
}
