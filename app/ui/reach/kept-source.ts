import type { Stored } from "~/app/stored";

/** A visitor's traffic source, stored with consent beside the cookie of the same name. */
export const KEPT_SOURCE: Stored = {
  name: "network",
  place: "local_storage",
  lasts: 30 * 24 * 60 * 60,
  consent: true,
  purpose: "network_granted",
  keptBy: ({ rememberTrafficSource }) => rememberTrafficSource,
};

/** The cookie's value and its end (UTC ms). */
interface Kept {
  source: string;
  until: number;
}

export function keepSource(kept: Kept): void {
  try {
    localStorage.setItem(KEPT_SOURCE.name, JSON.stringify(kept));
  } catch {
    // The browser stores nothing for this site, except the cookie.
  }
}

/** Returns the stored source. "" if nothing is stored. Deletes an expired value. */
export function keptSource(): string {
  try {
    const { source, until } = JSON.parse(localStorage.getItem(KEPT_SOURCE.name) ?? "{}") as Partial<Kept>;
    if (source && until && until > Date.now()) return source;
  } catch {
    // The stored value has another format.
  }
  forgetSource();
  return "";
}

export function forgetSource(): void {
  try {
    localStorage.removeItem(KEPT_SOURCE.name);
  } catch {
    // The browser stores nothing for this site.
  }
}
