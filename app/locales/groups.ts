import type account from "./en/account";
import type actions from "./en/actions";
import type activate from "./en/activate";
import type albums from "./en/albums";
import type auth from "./en/auth";
import type blocks from "./en/blocks";
import type care_desk from "./en/care_desk";
import type chat_look from "./en/chat_look";
import type chats from "./en/chats";
import type checkout from "./en/checkout";
import type common from "./en/common";
import type complaints from "./en/complaints";
import type consent from "./en/consent";
import type console from "./en/console";
import type credits from "./en/credits";
import type decisions from "./en/decisions";
import type desk from "./en/desk";
import type desk_mail from "./en/desk_mail";
import type doctor from "./en/doctor";
import type entry from "./en/entry";
import type error from "./en/error";
import type fields from "./en/fields";
import type finder from "./en/finder";
import type findings from "./en/findings";
import type footer from "./en/footer";
import type goals from "./en/goals";
import type handing from "./en/handing";
import type holds from "./en/holds";
import type home from "./en/home";
import type index from "./en/index";
import type interests from "./en/interests";
import type landers from "./en/landers";
import type law from "./en/law";
import type legal from "./en/legal";
import type likes from "./en/likes";
import type login from "./en/login";
import type mail from "./en/mail";
import type mail_change from "./en/mail_change";
import type nav from "./en/nav";
import type notice from "./en/notice";
import type notifications from "./en/notifications";
import type offers from "./en/offers";
import type offline from "./en/offline";
import type orders from "./en/orders";
import type photos from "./en/photos";
import type pricing from "./en/pricing";
import type profile from "./en/profile";
import type profiles from "./en/profiles";
import type prompts from "./en/prompts";
import type puzzles from "./en/puzzles";
import type quality from "./en/quality";
import type queue from "./en/queue";
import type reports from "./en/reports";
import type request from "./en/request";
import type reset from "./en/reset";
import type risk from "./en/risk";
import type search from "./en/search";
import type searches from "./en/searches";
import type settings from "./en/settings";
import type signup from "./en/signup";
import type steps from "./en/steps";
import type suspensions from "./en/suspensions";
import type terms from "./en/terms";
import type timeline from "./en/timeline";
import type transparency from "./en/transparency";
import type views from "./en/views";
import type work from "./en/work";

/**
 * Every group of messages. Each language has one file per group, whose keys all begin with the group's name. A page
 * declares the groups that it uses.
 */
export const GROUPS = [
  "account",
  "activate",
  "actions",
  "albums",
  "auth",
  "blocks",
  "care_desk",
  "chat_look",
  "chats",
  "checkout",
  "common",
  "complaints",
  "consent",
  "console",
  "credits",
  "decisions",
  "desk",
  "desk_mail",
  "doctor",
  "entry",
  "error",
  "fields",
  "finder",
  "findings",
  "footer",
  "goals",
  "handing",
  "holds",
  "home",
  "index",
  "interests",
  "landers",
  "law",
  "legal",
  "likes",
  "login",
  "mail",
  "mail_change",
  "nav",
  "notice",
  "notifications",
  "offers",
  "offline",
  "orders",
  "photos",
  "pricing",
  "profile",
  "profiles",
  "prompts",
  "puzzles",
  "quality",
  "queue",
  "reports",
  "request",
  "reset",
  "risk",
  "search",
  "searches",
  "settings",
  "signup",
  "steps",
  "suspensions",
  "terms",
  "timeline",
  "transparency",
  "views",
  "work",
] as const;

export type Group = (typeof GROUPS)[number];

/** The type of all English messages, without those of the niches. */
export type English = typeof account &
  typeof activate &
  typeof actions &
  typeof albums &
  typeof auth &
  typeof blocks &
  typeof care_desk &
  typeof chat_look &
  typeof chats &
  typeof checkout &
  typeof common &
  typeof complaints &
  typeof consent &
  typeof console &
  typeof credits &
  typeof decisions &
  typeof desk &
  typeof desk_mail &
  typeof doctor &
  typeof entry &
  typeof error &
  typeof fields &
  typeof finder &
  typeof findings &
  typeof footer &
  typeof goals &
  typeof handing &
  typeof holds &
  typeof home &
  typeof index &
  typeof interests &
  typeof landers &
  typeof law &
  typeof legal &
  typeof likes &
  typeof login &
  typeof mail &
  typeof mail_change &
  typeof nav &
  typeof notice &
  typeof notifications &
  typeof offers &
  typeof offline &
  typeof orders &
  typeof photos &
  typeof pricing &
  typeof profile &
  typeof profiles &
  typeof prompts &
  typeof puzzles &
  typeof quality &
  typeof queue &
  typeof reports &
  typeof request &
  typeof reset &
  typeof risk &
  typeof search &
  typeof searches &
  typeof settings &
  typeof signup &
  typeof steps &
  typeof suspensions &
  typeof terms &
  typeof timeline &
  typeof transparency &
  typeof views &
  typeof work;

/**
 * Groups used by the frame around every page and by the error page. Every page has these groups without declaring them.
 */
export const BASE = [
  "common",
  "consent",
  "entry",
  "error",
  "footer",
  "nav",
  "notice",
] as const satisfies readonly Group[];

/** The type of the groups that a page declares, e.g. `texts: ["chats", "credits"]`. */
export type PageTexts = readonly Group[];
