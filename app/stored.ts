import type { MessageKey } from "~/app/locales";
import type { Tenant } from "~/tenants/config/schema";

/** Something that the site keeps in a browser, declared beside what stores it. `ui/frame/stored.server.ts` lists all of them. */
export interface Stored {
  /** A cookie's without `__Host-`, which it has over TLS. `…` stands for a part that differs. */
  name: string;
  place: "cookie" | "session_storage" | "local_storage" | "indexed_db" | "cache_storage" | "service_worker" | "push";
  /** In seconds, or until what ends it. */
  lasts: number | "browser" | "tab" | "logout" | "sent" | "permission" | "cleared";
  /** Asked for first, where the site could work without it. */
  consent: boolean;
  /** Its purpose: the rest of the key of its words. */
  purpose: MessageKey extends infer Key ? (Key extends `legal.cookies.${infer Rest}` ? Rest : never) : never;
  /** Whether this site keeps it. Every site does where this is left out. */
  keptBy?: (tenant: Tenant) => boolean;
}
