import { useEffect, useState } from "react";
import { ButtonLink } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import type { Person } from "~/themes/template";
import { useWords } from "~/themes/words";
import { callApi } from "./api";
import { LikeButton } from "./LikeButton";
import { StartChat } from "./StartChat";
import { useSite } from "./site-data";

/** How many of the first pictures load at once. */
const EAGER = 4;

interface PeopleProps {
  people: readonly Person[];
  /** Ids of those whom the member likes already. */
  liked?: readonly string[];
  /** What a card offers on this page. A visitor is offered nothing but the profile. */
  offers?: { like?: boolean; chat?: boolean; view?: boolean };
  /** Whether they come after something else, so that their pictures can wait. */
  below?: boolean;
}

/** People as the template's cards. */
export function People({ people, liked = [], offers = {}, below = false }: PeopleProps) {
  const { MemberGrid, MemberCard } = useTemplate();
  const { t } = useWords();
  const member = useSite()?.member;
  return (
    <MemberGrid>
      {people.map((person, index) => (
        <MemberCard
          key={person.id}
          person={person}
          eager={!below && index < EAGER}
          like={
            member && offers.like ? (
              <LikeButton id={person.id} name={person.name} liked={liked.includes(person.id)} />
            ) : null
          }
          chat={member && offers.chat ? <StartChat id={person.id} name={person.name} /> : null}
          view={
            offers.view ? (
              <ButtonLink
                href={person.href}
                variant="quiet"
                size="s"
                aria-label={t("profile.of", { name: person.name })}
              >
                {t("profile.view")}
              </ButtonLink>
            ) : null
          }
        />
      ))}
    </MemberGrid>
  );
}

interface WireProfile {
  id: string;
  name: string;
  age: number;
  city: string | null;
  country: string | null;
  fictional_icon: boolean;
  main_image: { thumb_filename: string } | null;
}

/** A few people for the error page: those that it was given, or asked for by the browser where its loader failed. */
export function SuggestedPeople({ people: given }: { people?: Person[] }) {
  const { t, locale } = useWords();
  const [people, setPeople] = useState<Person[]>(given ?? []);
  useEffect(() => {
    if (given) return;
    const ask = callApi<{ profiles: WireProfile[] }>("GET", "/api/search.php?pp=8&auto_load=1");
    ask
      .then(({ body }) => setPeople((body?.profiles ?? []).map((profile) => personOfWire(profile, locale))))
      .catch(() => {});
  }, [given, locale]);
  if (people.length === 0) return null;
  return (
    <section>
      <h2>{t("error.members_title")}</h2>
      <People people={people} below />
    </section>
  );
}

function personOfWire(profile: WireProfile, locale: string): Person {
  const country = profile.country && new Intl.DisplayNames(locale, { type: "region" }).of(profile.country);
  return {
    id: profile.id,
    href: `/members/${profile.id}`,
    name: profile.name,
    age: profile.age,
    place: [profile.city, country].filter(Boolean).join(", "),
    photo: profile.main_image?.thumb_filename ?? null,
    fictional: profile.fictional_icon,
    languageBadge: null,
  };
}
