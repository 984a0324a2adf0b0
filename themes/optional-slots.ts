import type { FC, ReactNode } from "react";
import type { Person } from "./template";

/**
 * Slots that primitives can fill in any template. Pages take them from `themes/defaults/<Slot>`; a new slot belongs
 * here.
 */
export interface OptionalSlots {
  /**
   * The cost of the next message, in words. It stands beside the button that sends, so it is read before and not after.
   */
  MessagePrice: FC<MessagePriceProps>;
  /** Below the front page's first screen: how it works, how safe it is, what it costs, what people ask. */
  FrontStory: FC<FrontStoryProps>;
  /** An offer of a partner's among people's cards. Its label says in words that it is advertising. */
  PartnerTile: FC<PartnerTileProps>;
  /** The person whom the match finder shows, as high and wide as its container. What is longer scrolls within. */
  FinderCard: FC<FinderCardProps>;
  /** Reporting and blocking somebody, on their profile. Both in sight: neither may hide in a menu. */
  SafetyActions: FC<SafetyActionsProps>;
}

export interface FrontStoryProps {
  /** In their order. */
  how: { title: string; steps: { title: string; text: string }[] };
  safety: { title: string; points: string[] };
  /** Sentences, and where all prices are; null where nothing is for sale. */
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
  /** A person who is live at a partner's, or the partner itself. */
  kind: "cam" | "ad";
  /** "Advertisement". Never left out, nor made small. */
  label: string;
  title: string;
  text: string;
  /** A link that leaves the site. */
  action: ReactNode;
}

export interface FinderCardProps {
  person: Person;
  /** Their name and age: a heading and a link to their page; mere words on the card that lies below another. */
  heading: ReactNode;
  /** Why they are shown, in a phrase; "" for no particular reason. */
  why: string;
  /** What they wrote: a question and their answer, or a text without a title. */
  about: { title: string; text: string }[];
  /** Whether the picture is the first to load of the whole page: not on the card that lies below another. */
  first: boolean;
}

export interface SafetyActionsProps {
  /** Whom they are about. */
  name: string;
  /** Small quiet buttons or links. */
  report: ReactNode;
  block: ReactNode;
}
