import type { Stored } from "~/app/stored";

/** The source of a visitor, kept with consent beside the cookie of the same name. */
export const KEPT_SOURCE: Stored = {
  name: "network",
  place: "local_storage",
  lasts: 30 * 24 * 60 * 60,
  consent: true,
  purpose: "network_granted",
  keptBy: ({ rememberTrafficSource }) => rememberTrafficSource,
};

/** As the cookie has it, until when the cookie holds (UTC ms). */
interface Kept {
  source: string;
  until: number;
}

export function keepSource(kept: Kept): void {
  try {
    localStorage.setItem(KEPT_SOURCE.name, JSON.stringify(kept));
  } catch {
    // The browser keeps nothing for this site: the cookie does.
  }
}

/** "" where nothing is kept. What is too old is removed. */
export function keptSource(): string {
  try {
    const { source, until } = JSON.parse(localStorage.getItem(KEPT_SOURCE.name) ?? "{}") as Partial<Kept>;
    if (source && until && until > Date.now()) return source;
  } catch {
    // Nothing of ours.
  }
  forgetSource();
  return "";
}

export function forgetSource(): void {
  try {
    localStorage.removeItem(KEPT_SOURCE.name);
  } catch {
    // The browser keeps nothing for this site.
  }
}
