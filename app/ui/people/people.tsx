import type { ReactNode } from "react";
import { useSite } from "~/app/ui/frame/site-data";
import { StartChat } from "~/app/ui/talk/StartChat";
import { ButtonLink } from "~/themes/primitives";
import { RenderedOnce } from "~/themes/primitives/RenderedOnce";
import { useTemplate } from "~/themes/registry";
import type { Person } from "~/themes/template";
import { useWords } from "~/themes/words";
import { LikeButton } from "./LikeButton";
import { MoreMenu } from "./MoreMenu";

/** The number of first pictures that load at once. */
const EAGER = 4;

interface PeopleProps {
  /** The people, with the reasons for a suggestion if there are any. */
  people: readonly (Person & { notes?: readonly string[] })[];
  /** The person who opens the list, with or without a picture: the person of the page. */
  first?: Person & { notes?: readonly string[] };
  liked?: readonly string[];
  fresh?: readonly string[];
  /** The actions of a card on this page. `more` links to block and report, unless it is false. */
  offers?: { like?: boolean; chat?: boolean; view?: boolean; more?: boolean };
  /** Whether the list stands below other content, so that its pictures can load later. */
  below?: boolean;
  /** Partners' tiles. Each entry belongs to a block of twelve people. */
  tiles?: readonly { cam: ReactNode; ad: ReactNode }[];
}

/**
 * The positions of tiles in a block of twelve people: a cam after the second person, a partner's tile before the sixth.
 */
export const BLOCK = 12;
export const CAM_AFTER = 1;
export const AD_BEFORE = 5;

/** People as the template's cards. The first row has those with a picture. */
export function People({
  people: listed,
  first,
  liked = [],
  fresh = [],
  offers = {},
  below = false,
  tiles = [],
}: PeopleProps) {
  const { MemberGrid } = useTemplate();
  const member = useSite()?.member;
  const people = [...(first ? [first] : []), ...withPicturesFirst(listed)];
  const firstPhoto = people.findIndex(({ photo }) => photo);
  return (
    <MemberGrid>
      {people.map((person, index) => {
        const beside = tiles[Math.floor(index / BLOCK)];
        const shown: CardProps = {
          person,
          isNew: fresh.includes(person.id),
          eager: !below && index < EAGER && (index === firstPhoto ? "first" : true),
          liked: member && offers.like ? liked.includes(person.id) : null,
          chat: Boolean(member && offers.chat),
          view: Boolean(offers.view),
          more: Boolean(member) && offers.more !== false,
        };
        const card = (
          <RenderedOnce key={person.id} of={["card", shown]}>
            {() => <Card {...shown} />}
          </RenderedOnce>
        );
        if (index % BLOCK === CAM_AFTER && beside?.cam) return [card, beside.cam];
        if (index % BLOCK === AD_BEFORE && beside?.ad) return [beside.ad, card];
        return card;
      })}
    </MemberGrid>
  );
}

/** Everything that a card depends on: a card is rendered once for all viewers who get the same values. */
interface CardProps {
  person: PeopleProps["people"][number];
  isNew: boolean;
  eager: boolean | "first";
  /** The like of the person. Null if the viewer cannot like the person. */
  liked: boolean | null;
  chat: boolean;
  view: boolean;
  more: boolean;
}

function Card({ person, isNew, eager, liked, chat, view, more }: CardProps) {
  const { MemberCard } = useTemplate();
  const { t } = useWords();
  const { id, name, href, notes = [] } = person;
  return (
    <MemberCard
      person={person}
      notes={notes}
      isNew={isNew}
      eager={eager}
      like={liked === null ? null : <LikeButton id={id} name={name} liked={liked} />}
      chat={chat ? <StartChat id={id} name={name} /> : null}
      view={
        view ? (
          <ButtonLink href={href} variant="quiet" size="s" about={name}>
            {t("profile.view")}
          </ButtonLink>
        ) : null
      }
      more={more ? <MoreMenu id={id} name={name} /> : null}
    />
  );
}

/** The most cards in a row of any template. */
const ROW = 5;

/**
 * The number of people among which those with a picture come first. Later pages keep their order, so that loading more
 * moves nobody.
 */
const AMONG = 12;

/** Moves people with a picture into the first row, as the page about ranking says. */
export function withPicturesFirst<Shown extends Pick<Person, "photo">>(people: readonly Shown[]): readonly Shown[] {
  const withPhotos = people.slice(0, AMONG).filter(({ photo }) => photo !== null);
  const row = new Set(withPhotos.slice(0, ROW));
  return [...row, ...people.filter((person) => !row.has(person))];
}
