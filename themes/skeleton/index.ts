// Import your own fonts first: import "@fontsource-variable/figtree/wght.css";
import "./theme.css";
import type { TemplateSlots } from "../template";
import { Chats } from "./Chats";
import { Conversation } from "./Conversation";
import { EmptyState } from "./EmptyState";
import { ErrorPage } from "./ErrorPage";
import { FictionalMark } from "./FictionalMark";
import { FormFrame } from "./FormFrame";
import { Home } from "./Home";
import { Index } from "./Index";
import { MemberCard, MemberGrid } from "./MemberCard";
import { Page } from "./Page";
import { Profile } from "./Profile";
import { Search } from "./Search";
import { Shell } from "./Shell";

export { schemes, tokens } from "./tokens";

export const slots = {
  Shell,
  Index,
  Home,
  MemberCard,
  MemberGrid,
  Search,
  Profile,
  Chats,
  Conversation,
  FormFrame,
  Page,
  EmptyState,
  ErrorPage,
  FictionalMark,
} satisfies TemplateSlots;
