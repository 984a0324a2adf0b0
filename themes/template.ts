import type { FC, ReactNode } from "react";

/**
 * The closed list of slots. A template fills every one; leaving one out is a type error. Slots say where things stand and
 * how they look. What things do (forms, links, live updates) comes in as ready-made nodes, made of primitives.
 */
export interface Template {
  /** Navigation, header, footer and frame of each layout. Renders `children` inside <main id="main">. */
  Shell: FC<ShellProps>;
  /** The public front page: promise, sign-up, what the site is, a few members where the policy allows. */
  Index: FC<IndexProps>;
  /** A member's first page: greeting, new people, what's waiting. */
  Home: FC<HomeProps>;
  /** One person in a list. */
  MemberCard: FC<MemberCardProps>;
  /** The list that cards stand in. */
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
  /** What the next message costs, in words. Stands beside the button that sends, so it is read before and not after. */
  MessagePrice: FC<MessagePriceProps>;
  /** Reporting and blocking somebody. Both in sight: neither may hide in a menu. */
  SafetyActions: FC<SafetyActionsProps>;
}

export type Layout = "default" | "chat" | "empty" | "lander";

export interface NavItem {
  key: "home" | "search" | "likes" | "chats" | "profile";
  href: string;
  label: string;
  current: boolean;
  /** Unread or new; nothing is shown for 0. */
  badge: number;
}

export interface ShellProps {
  layout: Layout;
  brand: { name: string; logo: ReactNode; href: string };
  /** Empty for a visitor. */
  navigation: NavItem[];
  /** The member's menu (profile, language, log out), or null for a visitor. */
  account: ReactNode;
  /** A visitor's log-in and sign-up links; null for a member. */
  doors: ReactNode;
  languageMenu: ReactNode;
  /** The notice that people here are invented, on demo sites; else null. */
  notice: ReactNode;
  footer: { links: { href: string; label: string }[]; company: string };
  children: ReactNode;
}

export interface Person {
  id: string;
  href: string;
  name: string;
  /** 0 of somebody who has left, of whom nothing is told. */
  age: number;
  /** "Utrecht, Netherlands", or "" where nothing is known. */
  place: string;
  /** Address of the picture, or null: then the primitives' Avatar draws initials. */
  photo: string | null;
  fictional: boolean;
  /** "Deutsch", where the person speaks another language than this visitor; else null. */
  languageBadge: string | null;
}

export interface MemberCardProps {
  person: Person;
  /** Each null where it does not belong on this page or to this visitor. */
  like: ReactNode;
  chat: ReactNode;
  view: ReactNode;
  /** True for the first cards of a page: their pictures load at once. */
  eager: boolean;
}

export interface IndexProps {
  brand: string;
  /** Headline and sentence of the niche, already translated. */
  headline: string;
  promise: string;
  motif: ReactNode;
  /** "" where nobody may join: what stands in the form's place then has a heading of its own. */
  signupTitle: string;
  /** The form, without a heading. */
  signup: ReactNode;
  /** Three short truths about the site: {title, text}. */
  points: { title: string; text: string }[];
  /** A grid of members, or null where visitors see none. */
  members: ReactNode;
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
  filters: { key: "gender" | "age" | "country" | "region"; control: ReactNode }[];
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
  /** "Active today", or "" */
  activity: string;
  like: ReactNode;
  chat: ReactNode;
  /** SafetyActions, or null on one's own profile and where nobody is logged in. */
  safety: ReactNode;
  about: { title: string; text: string }[];
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
    /** The newest message, shortened; "" for none yet. */
    preview: string;
    /** When, in words ("14:05", "Monday"). */
    at: string;
    unread: number;
    current: boolean;
  }[];
  /** Shown where there are none. */
  empty: ReactNode;
  /** The open conversation, or null: then a phone shows the list alone. */
  open: ReactNode;
}

export interface ConversationProps {
  person: Person;
  back: { href: string; label: string };
  /** A menu of what else can be done with the conversation, or null. */
  more: ReactNode;
  /** SafetyActions, or null where there is nobody to be safe from any more. Has to stay in sight while one scrolls. */
  safety: ReactNode;
  /** Loads older ones; null when all are here. */
  older: ReactNode;
  days: { label: string; messages: ChatMessage[] }[];
  /** The form to write in: textarea, MessagePrice where there is one, send button; or the reason why not. */
  composer: ReactNode;
  /** "Anna is typing", or "". */
  typing: string;
}

export interface MessagePriceProps {
  /** "A message costs 3 credits", "Writing is free". */
  text: string;
  free: boolean;
}

export interface SafetyActionsProps {
  /** Whom they are about. */
  name: string;
  /** Small quiet buttons or links. */
  report: ReactNode;
  block: ReactNode;
}

export interface ChatMessage {
  id: string;
  mine: boolean;
  text: string;
  /** "14:05" */
  at: string;
  /** "Sent", "Read" in words; only on one's own. */
  state: string;
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
  /** "prose" for legal texts, "wide" for grids and lists. */
  width: "prose" | "wide";
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
