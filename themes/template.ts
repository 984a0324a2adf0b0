import type { FC, ReactNode } from "react";
import type { NicheKnobs } from "./niches/knobs";
import type { OptionalSlots } from "./optional-slots";
import type { Person } from "./person";
import type { Tokens } from "./roles";

export type * from "./optional-slots";
export type { Person } from "./person";

/** A template: the module `themes/<name>`. The browser loads its slots, emails use its tokens. */
export interface Template {
  slots: TemplateSlots;
  /** Returns the value of every role under a niche. */
  tokens(niche: NicheKnobs, scheme: Scheme): Tokens;
  /** The first scheme is that of emails. */
  schemes: readonly Scheme[];
}

export type Scheme = "light" | "dark";

/** The slots of a template: leaving out a required slot is a type error, leaving out another shows its default. */
export type TemplateSlots = RequiredSlots & Partial<OptionalSlots>;

/**
 * The closed list of slots. A slot decides place and look. Forms, links and live updates arrive as nodes made of
 * primitives.
 */
export type Slots = RequiredSlots & OptionalSlots;

/** The slots that each template must design. Pages take them from `useTemplate()`. */
export interface RequiredSlots {
  /** Navigation, header, footer and frame of each layout. Renders `children` inside <main id="main">. */
  Shell: FC<ShellProps>;
  /** The public front page: promise, sign-up, what the site is, a few members where the policy allows. */
  Index: FC<IndexProps>;
  /** A member's first page: greeting, new people, news. */
  Home: FC<HomeProps>;
  /** One person in a list. */
  MemberCard: FC<MemberCardProps>;
  /** The list of cards. */
  MemberGrid: FC<{ children: ReactNode }>;
  /** Filters, result count and results. */
  Search: FC<SearchProps>;
  Profile: FC<ProfileProps>;
  /** The list of conversations beside (or before) the open conversation. */
  Chats: FC<ChatsProps>;
  /** The open conversation. */
  Conversation: FC<ConversationProps>;
  /** The frame of forms such as log-in and sign-up. */
  FormFrame: FC<FormFrameProps>;
  /** The frame of plain pages: settings, legal texts, likes. */
  Page: FC<PageProps>;
  EmptyState: FC<EmptyStateProps>;
  ErrorPage: FC<ErrorPageProps>;
  /** The text (never only an icon) that marks a fictional person, wherever that person appears. */
  FictionalMark: FC<{ size: "card" | "full" }>;
}

/** `stage`: one element fills the window between the bars. Legal links follow below it or are on other pages. */
export type Layout = "default" | "stage" | "chat" | "empty" | "lander";

export interface NavItem {
  key: "home" | "search" | "finder" | "likes" | "chats";
  href: string;
  label: string;
  current: boolean;
  /** The number of unread or new items. 0 shows nothing. */
  badge: number;
}

/** Everything around a page. `themes/layouts.ts` removes what the page's layout does not show. */
export interface ShellProps {
  /** The layout, for styles only. `laidOut` has already removed the parts that the layout does not show. */
  layout: Layout;
  brand: { name: string; logo: ReactNode; href: string };
  /** Empty for visitors, and in a layout without navigation. */
  navigation: NavItem[];
  /** The member's menu (profile, language, log out), or null. */
  account: ReactNode;
  /** A visitor's log-in and sign-up links, or null. */
  doors: ReactNode;
  /**
   * The language menu for the header, beside a member's menu if there is one. Null if the footer has the language menu.
   */
  languageMenu: ReactNode;
  /** The notice that people here are invented, on demo sites. Null elsewhere. */
  notice: ReactNode;
  /**
   * The footer. In the layouts `chat` and `stage` a template may leave it out, so that the content fills the window.
   */
  footer: { links: { href: string; label: string }[]; company: string; languageMenu: ReactNode };
  children: ReactNode;
}

export interface MemberCardProps {
  person: Person;
  /** The button that likes the person. Null if the page or the visitor has no such action. */
  like: ReactNode;
  /** A round button with an icon, like `like`. */
  chat: ReactNode;
  /** A text button that leads to the profile. */
  view: ReactNode;
  /** The reasons for a suggestion, in short phrases. Empty elsewhere. */
  notes: readonly string[];
  /** Whether this person's like is still unseen. */
  isNew: boolean;
  /** A small round button for a menu with block and report. Null for visitors. */
  more: ReactNode;
  /**
   * Whether the pictures load at once, for the first cards of a page. The browser fetches the `first` picture before
   * all others.
   */
  eager: boolean | "first";
}

export interface IndexProps {
  brand: string;
  /** Headline and sentence of the niche, already translated. */
  headline: string;
  promise: string;
  motif: ReactNode;
  /** The heading of the sign-up. "" if nobody may sign up: the form's replacement has its own heading. */
  signupTitle: string;
  /** The form, without a heading. */
  signup: ReactNode;
  /** Three short facts about the site: {title, text}. */
  points: { title: string; text: string }[];
  /** A grid of members. Null if visitors may not see members. */
  members: ReactNode;
  /** The optional slot FrontStory. Comes last. */
  story: ReactNode;
}

export interface HomeProps {
  greeting: string;
  /** A request to the member, such as completing the profile. Null if absent. */
  prompt: ReactNode;
  /** "3 new messages", each with its link. Empty if there is no news. */
  news: { href: string; label: string; count: number }[];
  members: ReactNode;
  more: ReactNode;
}

export interface SearchProps {
  title: string;
  /** Wraps the parts of the filter form. Search arranges them inside. */
  form: (children: ReactNode) => ReactNode;
  filters: { key: string; control: ReactNode }[];
  submit: ReactNode;
  /** "1,204 people", translated. */
  count: string;
  /** Whether results are being fetched. */
  busy: boolean;
  results: ReactNode;
  pager: ReactNode;
}

export interface ProfileProps {
  person: Person;
  /** All pictures, main one first. */
  photos: string[];
  /** Makes a picture open in large. `index` is its position in `photos`. Without photos the picture does not change. */
  photo(index: number, picture: ReactNode): ReactNode;
  /** "Active today". "" if unknown. */
  activity: string;
  like: ReactNode;
  chat: ReactNode;
  /** The slot SafetyActions. On one's own profile, a note that others see it this way. Null for visitors. */
  safety: ReactNode;
  /** The person's texts, "" if empty. `actions` stand below their text: buttons for the member, or a list. */
  about: { title: string; text: string; actions?: ReactNode }[];
  facts: { label: string; value: string }[];
  /** Similar people, with their own heading (`<section><h2>`). Null if absent. */
  similar: ReactNode;
}

export interface ChatsProps {
  title: string;
  conversations: {
    id: string;
    href: string;
    person: Person;
    /** Whether this person is online: a mark on the picture, with alternative text. */
    online: boolean;
    /** The newest message, shortened. "" if absent. */
    preview: string;
    /** The time in words ("14:05", "Monday"), and whether the conversation is pinned or muted. */
    at: string;
    unread: number;
    current: boolean;
  }[];
  /** A search by name and the filters, above the list. Null for a list too short to search. */
  tools: ReactNode;
  /** Loads the next conversations, at the end of the list. Null if all are loaded. */
  rest: ReactNode;
  /** Shown if the list is empty. */
  empty: ReactNode;
  /** The open conversation. If null, a phone shows the list alone. */
  open: ReactNode;
}

export interface ConversationProps {
  person: Person;
  /** "Online", "Active today". "" if unknown. */
  activity: string;
  back: { href: string; label: string };
  /** A menu of further actions, with report and block. Null if absent. */
  more: ReactNode;
  /** Loads older messages. Null if all are loaded. */
  older: ReactNode;
  days: { label: string; messages: ChatMessage[] }[];
  /** Loads newer messages. Null if the newest are loaded. */
  newer: ReactNode;
  /** The form to write in: text field, MessagePrice, send button. Or the reason why the member may not write. */
  composer: ReactNode;
  /** "Anna is typing", or "". */
  typing: string;
}

export interface ChatMessage {
  /** The React key. The key stays the same when a sent message gets its id, so that a live log announces it once. */
  key: string;
  /** The id of the message's element. */
  id: string;
  mine: boolean;
  text: string;
  /** "14:05" */
  at: string;
  /** The state in words: "Sent", "Read". Only for the member's own messages. */
  state: string;
  /** Whether the message waits to be sent. MessageTime lets screen readers announce this state alone. */
  waits?: boolean;
  /** Whether `text` is a status (a withdrawn message), not the message's content. */
  faint?: boolean;
  /** The quoted message: a Quote inside the bubble, above the text. */
  quote?: ReactNode;
  /** A picture inside the bubble, between quote and text. `text` may then be "". */
  photo?: ReactNode;
  /** Its reactions: ReactionMarks, for MessageRow. */
  marks?: ReactNode;
  /** The button of its actions: small and round, for MessageRow. */
  actions?: ReactNode;
  /** The line above the message, before the first unread message. */
  above?: ReactNode;
  /** The line below the message: why it was not sent, and what to do. */
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
  /** "prose" for legal texts, "wide" for grids and lists, "stage" for one thing in the middle. */
  width: "prose" | "wide" | "stage";
  /** Tabs, or null. */
  tabs: ReactNode;
  children: ReactNode;
}

export interface EmptyStateProps {
  /** The heading. "" if the page's own title says the same. */
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
