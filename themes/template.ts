import type { FC, ReactNode } from "react";
import type { NicheKnobs } from "./niches/knobs";
import type { OptionalSlots } from "./optional-slots";
import type { Tokens } from "./roles";

export type * from "./optional-slots";

/** A template: the module `themes/<name>`, whole. The browser takes its slots, mails take its look. */
export interface Template {
  slots: TemplateSlots;
  /** The value of every role under a niche. */
  tokens(niche: NicheKnobs, scheme: Scheme): Tokens;
  /** The first is the one that mails are written in. */
  schemes: readonly Scheme[];
}

export type Scheme = "light" | "dark";

/** The slots of a template: leaving out a required slot is a type error, leaving out another shows its default. */
export type TemplateSlots = RequiredSlots & Partial<OptionalSlots>;

/**
 * The closed list of slots. Slots say where things stand and how they look. What things do (forms, links, live updates)
 * comes in as ready-made nodes, made of primitives.
 */
export type Slots = RequiredSlots & OptionalSlots;

/** The slots that make a template a design of its own. Pages take them from `useTemplate()`. */
export interface RequiredSlots {
  /** Navigation, header, footer and frame of each layout. Renders `children` inside <main id="main">. */
  Shell: FC<ShellProps>;
  /** The public front page: promise, sign-up, what the site is, a few members where the policy allows. */
  Index: FC<IndexProps>;
  /** A member's first page: greeting, new people, what's waiting. */
  Home: FC<HomeProps>;
  /** One person in a list. */
  MemberCard: FC<MemberCardProps>;
  /** The list of cards. */
  MemberGrid: FC<{ children: ReactNode }>;
  /** Filters, result count and results. */
  Search: FC<SearchProps>;
  Profile: FC<ProfileProps>;
  /** Conversations beside (or before) the open one. */
  Chats: FC<ChatsProps>;
  /** The open conversation. */
  Conversation: FC<ConversationProps>;
  /** Around the forms of log-in, sign-up and the like. */
  FormFrame: FC<FormFrameProps>;
  /** Around plain pages: settings, legal texts, likes. */
  Page: FC<PageProps>;
  EmptyState: FC<EmptyStateProps>;
  ErrorPage: FC<ErrorPageProps>;
  /** The words (never only an icon) that mark an invented person. Shown wherever that person is. */
  FictionalMark: FC<{ size: "card" | "full" }>;
}

/** `stage`: one thing that fills the window between the bars; what the law wants follows below it, or is left to other pages. */
export type Layout = "default" | "stage" | "chat" | "empty" | "lander";

export interface NavItem {
  key: "home" | "search" | "finder" | "likes" | "chats";
  href: string;
  label: string;
  current: boolean;
  /** Unread or new; nothing is shown for 0. */
  badge: number;
}

/** All that there is to show around a page. `themes/layouts.ts` takes out what the page's layout has no place for. */
export interface ShellProps {
  /** For how it looks; what it shows is decided already. */
  layout: Layout;
  brand: { name: string; logo: ReactNode; href: string };
  /** Empty for a visitor, and in a layout that leads nowhere else. */
  navigation: NavItem[];
  /** The member's menu (profile, language, log out), or null. */
  account: ReactNode;
  /** A visitor's log-in and sign-up links, or null. */
  doors: ReactNode;
  /** For the header, beside a member's menu where there is one; null where the footer has it. */
  languageMenu: ReactNode;
  /** The notice that people here are invented, on demo sites; else null. */
  notice: ReactNode;
  /** In the chat and stage layouts a template may leave it out, so that what the page is for has the window. */
  footer: { links: { href: string; label: string }[]; company: string; languageMenu: ReactNode };
  children: ReactNode;
}

export interface Person {
  id: string;
  href: string;
  name: string;
  /** 0 for somebody who has left, about whom nothing is shown. */
  age: number;
  /** "Utrecht, Netherlands", or "" where nothing is known. */
  place: string;
  /** Address of the picture, or null: then the primitives' Avatar draws initials. */
  photo: string | null;
  fictional: boolean;
  /** "Deutsch", where the person speaks another language than this visitor; else null. */
  languageBadge: string | null;
  /** The same as a sentence in the visitor's language: "Speaks German". */
  speaks: string | null;
}

export interface MemberCardProps {
  person: Person;
  /** Each null where it does not belong on this page or to this visitor. */
  like: ReactNode;
  /** Round buttons with an icon, both of them. */
  chat: ReactNode;
  /** A button in words that leads to the profile. */
  view: ReactNode;
  /** Why the person is suggested, in short phrases; empty elsewhere. */
  notes: readonly string[];
  /** A like from this person that was not looked at yet. */
  isNew: boolean;
  /** A small round button of what else can be done, blocking and reporting among it; null for a visitor. */
  more: ReactNode;
  /** For the first cards of a page: their pictures load at once, the very `first` one before all others. */
  eager: boolean | "first";
}

export interface IndexProps {
  brand: string;
  /** Headline and sentence of the niche, already translated. */
  headline: string;
  promise: string;
  motif: ReactNode;
  /** "" where nobody may join: the form's replacement then has a heading of its own. */
  signupTitle: string;
  /** The form, without a heading. */
  signup: ReactNode;
  /** Three short truths about the site: {title, text}. */
  points: { title: string; text: string }[];
  /** A grid of members, or null where visitors see none. */
  members: ReactNode;
  /** FrontStory: what the first screen leaves open. Comes last. */
  story: ReactNode;
}

export interface HomeProps {
  greeting: string;
  /** Something the member should do (complete the profile), or null. */
  prompt: ReactNode;
  /** "3 new messages", each with where it leads. Empty when nothing waits. */
  news: { href: string; label: string; count: number }[];
  members: ReactNode;
  more: ReactNode;
}

export interface SearchProps {
  title: string;
  /** The whole filter form's parts; Search lays them out inside `form`. */
  form: (children: ReactNode) => ReactNode;
  filters: { key: string; control: ReactNode }[];
  submit: ReactNode;
  /** "1,204 people", translated. */
  count: string;
  /** Marks that results are being fetched. */
  busy: boolean;
  results: ReactNode;
  pager: ReactNode;
}

export interface ProfileProps {
  person: Person;
  /** All pictures, main one first. */
  photos: string[];
  /** Makes a picture open large. `index` is its place in `photos`; where there are none, the picture stays as it is. */
  photo(index: number, picture: ReactNode): ReactNode;
  /** "Active today", or "" */
  activity: string;
  like: ReactNode;
  chat: ReactNode;
  /** SafetyActions; on one's own profile a word that it is how others see it; null where nobody is logged in. */
  safety: ReactNode;
  /** Their texts, "" for none. `actions` stand below that very text: what a member can do about it, or a list. */
  about: { title: string; text: string; actions?: ReactNode }[];
  facts: { label: string; value: string }[];
  /** More people like this one, under a heading of their own (`<section><h2>`), or null. */
  similar: ReactNode;
}

export interface ChatsProps {
  title: string;
  conversations: {
    id: string;
    href: string;
    person: Person;
    /** Whether this person is here at this moment: a mark on the picture, and words for those who don’t see it. */
    online: boolean;
    /** The newest message, shortened; "" for none yet. */
    preview: string;
    /** When, in words ("14:05", "Monday"), and whether it is pinned or muted. */
    at: string;
    unread: number;
    current: boolean;
  }[];
  /** A search by name and the filters; null where there is nothing to look through. Stands above the list. */
  tools: ReactNode;
  /** Loads what comes after these; null where all are here. Stands at the list's end. */
  rest: ReactNode;
  /** Shown where there are none. */
  empty: ReactNode;
  /** The open conversation, or null: then a phone shows the list alone. */
  open: ReactNode;
}

export interface ConversationProps {
  person: Person;
  /** "Online", "Active today"; "" where nothing is known. */
  activity: string;
  back: { href: string; label: string };
  /** A menu of what else can be done with the conversation, reporting and blocking among it, or null. */
  more: ReactNode;
  /** Loads older ones; null when all are here. */
  older: ReactNode;
  days: { label: string; messages: ChatMessage[] }[];
  /** Loads newer ones; null when the newest are here. */
  newer: ReactNode;
  /** The form to write in: textarea, MessagePrice where there is one, send button; or the reason why not. */
  composer: ReactNode;
  /** "Anna is typing", or "". */
  typing: string;
}

export interface ChatMessage {
  /** The React key. A message that was just sent keeps it when the server gives it an id, so it enters a live log once. */
  key: string;
  /** The id of its element. */
  id: string;
  mine: boolean;
  text: string;
  /** "14:05" */
  at: string;
  /** "Sent", "Read" in words; only on one's own. */
  state: string;
  /** Whether the message waits to be sent. Screen readers announce such a state alone: for MessageTime. */
  waits?: boolean;
  /** Whether `text` says what became of the message, and not what somebody wrote. */
  faint?: boolean;
  /** The message that it answers: a Quote, for inside the bubble above the words. */
  quote?: ReactNode;
  /** A picture, for inside the bubble between the quote and the words. Then `text` may be "". */
  photo?: ReactNode;
  /** The reactions to it: ReactionMarks, for MessageRow. */
  marks?: ReactNode;
  /** The button of its actions: small and round, for MessageRow. */
  actions?: ReactNode;
  /** The line above it: where the unread ones begin. */
  above?: ReactNode;
  /** The line below it: why it was not sent, and what to do about it. */
  below?: ReactNode;
}

export interface FormFrameProps {
  title: string;
  lead: string;
  motif: ReactNode;
  children: ReactNode;
  /** "Already a member? Log in" */
  aside: ReactNode;
}

export interface PageProps {
  title: string;
  lead: string;
  /** "prose" for legal texts, "wide" for grids and lists, "stage" for one thing in the middle of the page. */
  width: "prose" | "wide" | "stage";
  /** Tabs or the like, or null. */
  tabs: ReactNode;
  children: ReactNode;
}

export interface EmptyStateProps {
  /** "" where the page's own title says it already. */
  title: string;
  text: string;
  motif: ReactNode;
  action: ReactNode;
}

export interface ErrorPageProps {
  status: number;
  /** "Error", translated */
  title: string;
  message: string;
  /** A grid of members for a member, the sign-up form for a visitor. */
  children: ReactNode;
}
