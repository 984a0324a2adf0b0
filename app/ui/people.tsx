import type { ReactNode } from "react";
import { ButtonLink, MoreIcon } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import type { Person } from "~/themes/template";
import { useWords } from "~/themes/words";
import { LikeButton } from "./LikeButton";
import * as css from "./people.css";
import { StartChat } from "./StartChat";
import { useSite } from "./site-data";

/** How many of the first pictures load at once. */
const EAGER = 4;

interface PeopleProps {
  /** With a phrase on why they are suggested, where they are. */
  people: readonly (Person & { note?: string })[];
  /** Ids of those whom the member likes already. */
  liked?: readonly string[];
  /** Ids of those whose like the member has not looked at yet. */
  fresh?: readonly string[];
  /** What a card offers on this page. A visitor is offered nothing but the profile. */
  offers?: { like?: boolean; chat?: boolean; view?: boolean };
  /** Whether they come after something else, so that their pictures can wait. */
  below?: boolean;
  /** What partners offer among them: an entry for each twelve people. */
  tiles?: readonly { cam: ReactNode; ad: ReactNode }[];
}

/** Where a block of twelve has its tiles: a cam after one person, a partner's before another. */
export const BLOCK = 12;
export const CAM_AFTER = 1;
export const AD_BEFORE = 5;

/** People as the template's cards. */
export function People({ people, liked = [], fresh = [], offers = {}, below = false, tiles = [] }: PeopleProps) {
  const { MemberGrid, MemberCard } = useTemplate();
  const { t } = useWords();
  const member = useSite()?.member;
  return (
    <MemberGrid>
      {people.map((person, index) => {
        const beside = tiles[Math.floor(index / BLOCK)];
        const card = (
          <MemberCard
            key={person.id}
            person={person}
            note={person.note ?? ""}
            isNew={fresh.includes(person.id)}
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
            more={
              member ? (
                // A plain link: a menu in every card would cost more than the rest of it.
                <a
                  href={`/members/${person.id}/block`}
                  className={css.more}
                  aria-label={t("profile.safety", { name: person.name })}
                  title={t("profile.safety", { name: person.name })}
                  data-no-prefetch
                >
                  <MoreIcon size={20} />
                </a>
              ) : null
            }
          />
        );
        if (index % BLOCK === CAM_AFTER && beside?.cam) return [card, beside.cam];
        if (index % BLOCK === AD_BEFORE && beside?.ad) return [beside.ad, card];
        return card;
      })}
    </MemberGrid>
  );
}
