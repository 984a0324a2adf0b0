import { albumsMet, encounterWith, noteLook } from "~/app/domain/people/encounters/encounters";
import { albumPhotoUrl, photoUrl } from "~/app/domain/people/photos/photos.wire";
import { factInWords } from "~/app/domain/people/profiles/own-fields";
import { profileOf } from "~/app/domain/people/profiles/profiles";
import { lastSearch } from "~/app/domain/people/search/last-search";
import { assertMaySearch, similarTo } from "~/app/domain/people/search/search";
import { similarQuery } from "~/app/domain/people/search/search.schema";
import { keepReadingPace } from "~/app/domain/site/limits/paces";
import { isPrefetch, openLoader } from "~/app/request/guards";
import { parse, uniqueFields } from "~/app/request/input";
import { tidyAddress } from "~/app/request/tidy-address";
import { useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";
import { useSite } from "~/app/ui/frame/site-data";
import { activityInWords } from "~/app/ui/people/activity";
import { albumParts } from "~/app/ui/people/albums/albums";
import { LikeButton } from "~/app/ui/people/LikeButton";
import { peopleOf, personNear } from "~/app/ui/people/person.server";
import { usePhotoViewer } from "~/app/ui/people/photos/use-photo-viewer";
import { Interests } from "~/app/ui/people/profile/Interests";
import { PromptActions } from "~/app/ui/people/profile/PromptActions";
import { interestsOf, languagesOf, promptsOf } from "~/app/ui/people/profile/shown.server";
import { SimilarPeople } from "~/app/ui/people/SimilarPeople";
import { Safety } from "~/app/ui/safety/Safety";
import { StartChat } from "~/app/ui/talk/StartChat";
import { ButtonLink, Notice, shortName } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page<Awaited<ReturnType<typeof loader>>>({
  name: "members-memberId",
  texts: ["albums", "blocks", "chats", "likes", "profile", "prompts", "search"],
  title: (t, data) => (data ? t("profile.of", { name: shortName(data.person.name) }) : ""),
});

const SIMILAR = 4;

export const loader = openLoader(async ({ request, params, context: { site, visit } }) => {
  tidyAddress(request);
  const member = await visit.member();
  assertMaySearch(site, member, visit.source);
  await keepReadingPace(site, { member, from: visit }, "profiles");
  const id = params.memberId ?? "";
  const [profile, met] = await Promise.all([profileOf(site, member, id), member && encounterWith(site, member, id)]);
  if (member && met && !isPrefetch(request)) await noteLook(site, member, id, met);
  const albums = member && met && (await albumsMet(site, member, id, met));
  const marked = [...profile.photos, ...(albums?.photos ?? [])].some(({ nudity }) => nudity);
  const hidesNudity = member && marked && (await lastSearch(site, member))?.filters.hideNudity;
  const { besides, similarpage = besides ? 1 : undefined } = parse(
    similarQuery,
    uniqueFields(new URL(request.url).searchParams),
  );
  const similarPeople = async () => {
    await keepReadingPace(site, { member, from: visit }, "cards", SIMILAR);
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
    liked: Boolean(met?.liked),
    likedPrompt: met?.liked?.prompt ?? null,
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
  const named = { name: shortName(person.name) };
  const written = notes.map(({ note, text }) => ({
    title: note === "personal" ? t("profile.about", named) : t(`profile.${note}`),
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
  if (about.length === 0) about.push({ title: t("profile.about", named), text: t("profile.no_about", named) });
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
        about={about}
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
