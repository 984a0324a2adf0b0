import type { Stored } from "~/app/stored";

/** The release whose offer the visitor dismissed. The page then offers only a later release. */
export const DISMISSED_UPDATE: Stored = {
  name: "dismissed-update",
  place: "local_storage",
  lasts: "cleared",
  consent: false,
  purpose: "dismissed_update",
};

export function isDismissed(release: string): boolean {
  return localStorage.getItem(DISMISSED_UPDATE.name) === release;
}

export function dismissUpdate(release: string): void {
  localStorage.setItem(DISMISSED_UPDATE.name, release);
}
