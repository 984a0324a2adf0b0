import "@fontsource-variable/bodoni-moda/opsz.css";
import "@fontsource-variable/bodoni-moda/wght-italic.css";
import "@fontsource-variable/jost/wght.css";
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
import { MemberCard } from "./MemberCard";
import { MemberGrid } from "./MemberGrid";
import { MessagePrice } from "./MessagePrice";
import { Page } from "./Page";
import { PartnerTile } from "./PartnerTile";
import { Profile } from "./Profile";
import { SafetyActions } from "./SafetyActions";
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
  PartnerTile,
  Profile,
  Chats,
  Conversation,
  FormFrame,
  Page,
  EmptyState,
  ErrorPage,
  FictionalMark,
  MessagePrice,
  SafetyActions,
} satisfies TemplateSlots;
