import { useLoaderData } from "@remix-run/react";
import { albumsBetween } from "~/app/domain/albums/albums";
import { likeGiven, markLikesSeen } from "~/app/domain/likes/likes";
import { albumPhotoUrl, photoUrl } from "~/app/domain/photos/photos.wire";
import { factInWords } from "~/app/domain/profiles/own-fields";
import { profileOf } from "~/app/domain/profiles/profiles";
import { skipWhileReadOnly } from "~/app/domain/read-only";
import { lastSearch } from "~/app/domain/search/last-search";
import { assertMaySearch, similarTo } from "~/app/domain/search/search";
import { similarQuery } from "~/app/domain/search/search.schema";
import { visit as noteVisit } from "~/app/domain/visits/visits";
import { isPrefetch, openLoader } from "~/app/request/guards";
import { once, parse } from "~/app/request/input";
import { activityInWords } from "~/app/ui/activity";
import { albumParts } from "~/app/ui/albums/albums";
import { LikeButton } from "~/app/ui/LikeButton";
import { page } from "~/app/ui/page";
import { peopleOf, personNear } from "~/app/ui/person.server";
import { usePhotoViewer } from "~/app/ui/photos/use-photo-viewer";
import { Interests } from "~/app/ui/profile/Interests";
import { PromptActions } from "~/app/ui/profile/PromptActions";
import { interestsOf, languagesOf, promptsOf } from "~/app/ui/profile/shown.server";
import { SimilarPeople } from "~/app/ui/SimilarPeople";
import { StartChat } from "~/app/ui/StartChat";
import { Safety } from "~/app/ui/safety/Safety";
import { useSite } from "~/app/ui/site-data";
import { ButtonLink, Notice } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page<Awaited<ReturnType<typeof loader>>>({
  name: "members-memberId",
  texts: ["albums", "blocks", "chats", "likes", "profile", "prompts", "search"],
  title: (t, data) => (data ? t("profile.of", { name: data.person.name }) : ""),
});

const SIMILAR = 4;

export const loader = openLoader(async ({ request, params, context: { site, visit } }) => {
  const member = await visit.member();
  assertMaySearch(site, member, visit.trafficSource);
  const profile = await profileOf(site, member, params.memberId ?? "");
  if (member && !isPrefetch(request)) {
    await skipWhileReadOnly(noteVisit(site, member, profile.id));
    await skipWhileReadOnly(markLikesSeen(site, member, profile.id));
  }
  const albums = member && member.id !== profile.id ? await albumsBetween(site, member, profile.id) : null;
  const marked = [...profile.photos, ...(albums?.photos ?? [])].some(({ nudity }) => nudity);
  const hidesNudity = member && marked && (await lastSearch(site, member))?.filters.hideNudity;
  const { similarpage } = parse(similarQuery, once(new URL(request.url).searchParams));
  const liked = member && (await likeGiven(site, member, profile.id));
  const similarPeople = async () => {
    const { profiles, page, pages } = await similarTo(site, member, profile, { page: similarpage, pp: SIMILAR });
    return { people: peopleOf(site, visit.language, profiles), page, pages };
  };
  return {
    person: personNear(site, visit.language, profile, member),
    photos: [
      ...profile.photos.map(({ id, file, nudity }) => ({ id, nudity, src: photoUrl(site.tenant, file, "l") })),
      ...(albums?.photos ?? []).map(({ id, nudity }) => ({ id, nudity, src: albumPhotoUrl(profile.id, id) })),
    ].filter(({ nudity }) => !nudity || !hidesNudity),
    albums: albums && { count: albums.count, access: albums.access, shows: albums.shows },
    liked: Boolean(liked),
    likedPrompt: liked?.prompt ?? null,
    own: member?.id === profile.id,
    activity: profile.activity,
    notes: profile.notes,
    prompts: promptsOf(profile, visit.words),
    interests: interestsOf(profile, member, visit.words),
    languages: languagesOf(profile),
    facts: profile.facts.map((fact) => factInWords(site.tenant, fact, visit.words)),
    similar: similarpage ? await similarPeople() : null,
  };
});

export default function ProfilePage() {
  const { person, photos, liked, own, activity, notes, facts, similar, ...data } = useLoaderData<typeof loader>();
  const { prompts, likedPrompt, interests, languages, albums } = data;
  const { Profile } = useTemplate();
  const { t } = useWords();
  const member = useSite()?.member;
  const others = member && !own;
  const { photo, viewer } = usePhotoViewer({ name: person.name, photos, reportable: Boolean(others) });
  const written = notes.map(({ note, text }) => ({
    title: note === "personal" ? t("profile.about", { name: person.name }) : t(`profile.${note}`),
    text,
  }));
  const answers = prompts.map(({ prompt, question, answer }) => ({
    title: question,
    text: answer,
    actions: others && (
      <PromptActions id={person.id} name={person.name} {...{ prompt, question }} liked={likedPrompt === prompt} />
    ),
  }));
  const liking =
    interests.length > 0
      ? [{ title: t("profile.interest_list"), text: "", actions: <Interests interests={interests} /> }]
      : [];
  const about = [...written, ...answers, ...liking, ...(albums ? albumParts(person, albums, t) : [])];
  const spoken = languages.length > 0 ? [{ label: t("profile.languages"), value: languages.join(", ") }] : [];
  return (
    <>
      <Profile
        key={person.id}
        person={person}
        photos={photos.map(({ src }) => src)}
        photo={photo}
        activity={activityInWords(activity, t)}
        like={others ? <LikeButton key={String(liked)} id={person.id} name={person.name} liked={liked} /> : null}
        chat={
          own ? (
            <ButtonLink href="/profile" variant="secondary">
              {t("nav.my_profile")}
            </ButtonLink>
          ) : (
            <StartChat id={person.id} name={person.name} main />
          )
        }
        safety={
          own ? (
            <Notice>{t("profile.own_preview")}</Notice>
          ) : others ? (
            <Safety id={person.id} name={person.name} about={`profile=${person.id}`} next="/members" />
          ) : null
        }
        about={
          about.length > 0
            ? about
            : [{ title: t("profile.about", { name: person.name }), text: t("profile.no_about", { name: person.name }) }]
        }
        facts={[...spoken, ...facts]}
        similar={
          <SimilarPeople
            title={t("search.similar")}
            given={similar}
            query={`similar_to=${person.id}&pp=${SIMILAR}`}
            base={person.href}
          />
        }
      />
      {viewer}
    </>
  );
}
