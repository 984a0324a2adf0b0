import type { Stored } from "~/app/stored";

/** The caches of the site's worker, whose files (`public/sw-*.js`) cannot import anything. */
const inCache: Pick<Stored, "place" | "consent"> = { place: "cache_storage", consent: false };

export const CACHES: readonly Stored[] = [
  { ...inCache, name: "shell …", lasts: "cleared", purpose: "shell" },
  { ...inCache, name: "files", lasts: "cleared", purpose: "files" },
  { ...inCache, name: "member …", lasts: "logout", purpose: "conversations" },
  { ...inCache, name: "owed log-out", lasts: "sent", purpose: "owed_logout" },
];
