import { type RefObject, useEffect, useRef } from "react";
import { FinderCard } from "~/themes/defaults/FinderCard";
import { Cut } from "~/themes/primitives";
import type { Person } from "~/themes/template";
import { useWords } from "~/themes/words";
import { isCovered } from "./covered";
import * as css from "./Finder.css";
import { type Side, useSwipe } from "./use-swipe";

export interface Candidate {
  person: Person;
  why: string;
  about: { title: string; text: string }[];
}

interface DeckCardProps extends Candidate {
  /**
   * `leaving` is the card that was just decided. Meanwhile the card below is `rising`. `returning` is a card whose
   * decision was undone.
   */
  place: "top" | "below" | "leaving" | "rising" | "returning";
  card?: RefObject<HTMLElement>;
  choose?(side: Side): void;
}

/** A card of the finder. The lower of the two cards ignores input. */
export function DeckCard({ person, why, about, place, card, choose }: DeckCardProps) {
  const { t } = useWords();
  const own = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const element = card ?? own;
  const swipe = useSwipe(element, (side) => choose?.(side));
  const shown = place !== "below" && place !== "leaving";

  // Moves the focus to the next card, so that screen readers announce it and it takes the keys.
  useEffect(() => {
    if (shown && !isCovered()) heading.current?.focus({ preventScroll: true });
  }, [shown]);

  const named = t("profile.name_and_age", { name: person.name, age: person.age });
  return (
    <article
      ref={element}
      className={css.card[place]}
      aria-hidden={!shown || undefined}
      {...((place === "top" || place === "returning") && swipe)}
    >
      <FinderCard
        person={person}
        heading={
          shown ? (
            <h2 ref={heading} tabIndex={-1} className={css.name}>
              <a href={person.href}>
                <Cut lines={3}>{named}</Cut>
              </a>
            </h2>
          ) : (
            <p>
              <Cut lines={3}>{named}</Cut>
            </p>
          )
        }
        why={why}
        about={about}
        first={shown}
      />
      {(["like", "pass"] as const).map((side) => (
        <span key={side} className={css.mark[side]} data-side={side} aria-hidden="true">
          {side === "like" ? t("likes.like") : t("finder.pass")}
        </span>
      ))}
    </article>
  );
}
