import type { MessageKey } from "~/app/locales";
import type { Tenant } from "~/tenants/config/schema";

/** An item that the site stores in a browser, declared beside its code. `ui/frame/stored.server.ts` lists all. */
export interface Stored {
  /** A cookie's name without `__Host-`, which it has over TLS. `…` marks a part that varies. */
  name: string;
  place: "cookie" | "session_storage" | "local_storage" | "indexed_db" | "cache_storage" | "service_worker" | "push";
  /** How long the browser stores the item, in seconds, or the event that ends the storage. */
  lasts: number | "browser" | "tab" | "logout" | "sent" | "permission" | "cleared";
  /** Whether storing the item needs consent, because the site could work without it. */
  consent: boolean;
  /** The purpose of the item: the rest of its message key. */
  purpose: MessageKey extends infer Key ? (Key extends `legal.cookies.${infer Rest}` ? Rest : never) : never;
  /** Returns whether this site stores the item. Left out: every site does. */
  keptBy?: (tenant: Tenant) => boolean;
}
