import type { News } from "~/app/console/frame/news";
import type { Permission } from "~/app/domain/desk/permissions/permissions";
import type { MessageKey } from "~/app/locales";

/** The pages of the navigation bar, in order. */
export const NAV = [
  { name: "brands", to: "/", label: "console.nav_brands", permission: "brands.see" },
  { name: "queue", to: "/queue", label: "queue.title", permission: "queue.see" },
  { name: "questions", to: "/questions", label: "goals.questions", permission: "cases.see" },
  { name: "photos", to: "/photos", label: "queue.photos", permission: "photos.decide" },
  { name: "quality", to: "/quality", label: "quality.title", permission: "quality.look" },
  { name: "people", to: "/people", label: "desk.people", permission: "people.find" },
  { name: "payments", to: "/payments", label: "desk.payments", permission: "payments.settle" },
  { name: "audit", to: "/audit", label: "desk.audit", permission: "audit.read" },
  { name: "figures", to: "/figures/queues", area: "/figures", label: "goals.figures", permission: "figures.see" },
  { name: "settings", to: "/settings", label: "goals.settings", permission: "desk.see" },
  { name: "doctor", to: "/doctor", label: "doctor.title", permission: "desk.see" },
  { name: "operators", to: "/operators", label: "console.nav_operators", permission: "operators.see" },
] as const satisfies { name: string; to: string; area?: string; label: MessageKey; permission: Permission }[];

export type NavName = (typeof NAV)[number]["name"];

/** The frame of every console page. */
export interface ConsoleFrame {
  /** The address of the console's script. */
  script: string;
  /** The signed-in operator. Null before sign-in. */
  who: { name: string; email: string } | null;
  /** The pages that this operator may open. */
  pages: NavName[];
  news: News;
}
