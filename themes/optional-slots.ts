import type { FC, ReactNode } from "react";
import type { Person } from "./person";

/** Slots with a default. Pages import them from `themes/defaults/<Slot>`. Add new slots here. */
export interface OptionalSlots {
  /**
   * The cost of the next message, in words. The text stands beside the send button, so that members read the cost
   * before they send.
   */
  MessagePrice: FC<MessagePriceProps>;
  /** The part of the front page below the first screen: how it works, safety, prices, questions. */
  FrontStory: FC<FrontStoryProps>;
  /** A partner's offer among the cards of people. Its label says in words that it is advertising. */
  PartnerTile: FC<PartnerTileProps>;
  /** The person in the match finder, as high and wide as its container. Longer content scrolls inside. */
  FinderCard: FC<FinderCardProps>;
  /** Report and block buttons on a profile. The template must show both, and must not hide them in a menu. */
  SafetyActions: FC<SafetyActionsProps>;
}

export interface FrontStoryProps {
  /** The steps in their order. */
  how: { title: string; steps: { title: string; text: string }[] };
  safety: { title: string; points: string[] };
  /** Sentences, and a link to all prices. Null if nothing is for sale. */
  prices: { title: string; texts: string[]; link: { href: string; label: string } | null };
  questions: {
    title: string;
    items: { question: string; answer: string }[];
    more: { href: string; label: string };
  };
}

export interface MessagePriceProps {
  /** "A message costs 3 credits", "Writing is free". */
  text: string;
  free: boolean;
}

export interface PartnerTileProps {
  /** "cam" for a person who is live at a partner, "ad" for the partner itself. */
  kind: "cam" | "ad";
  /** "Advertisement". The tile always shows this label in full size. */
  label: string;
  title: string;
  text: string;
  /** A link that leaves the site. */
  action: ReactNode;
}

export interface FinderCardProps {
  person: Person;
  /** Name and age: a heading with a link to the profile, or plain text on the card below another card. */
  heading: ReactNode;
  /** The reason for the suggestion, in a phrase. "" if absent. */
  why: string;
  /** The person's texts: a question and its answer, or a text without a title. */
  about: { title: string; text: string }[];
  /** Whether the picture loads before all others. False on the card below another card. */
  first: boolean;
}

export interface SafetyActionsProps {
  /** The name of the person to report or block. */
  name: string;
  /** Small quiet buttons or links. */
  report: ReactNode;
  block: ReactNode;
}
