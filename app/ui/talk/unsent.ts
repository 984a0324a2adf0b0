import type { Stored } from "~/app/stored";
import type { QuotedWire } from "./QuotedMessage";
import { underWay } from "./under-way";

/** A message that has not arrived, as far as is known. It is kept on this device until it has, for the member who wrote it. */
export interface Unsent {
  /** The sender's own: a repeated request with it is still one message. */
  key: string;
  conversation: string;
  text: string;
  /** The message that it answers. */
  replyTo: QuotedWire | null;
  /** UTC ms, by this device. */
  at: number;
  /**
   * Why it was not, in words. It then stays until its sender acts. Without one it waits for the network, and says so with its
   * price where it stands.
   */
  problem?: string;
}

/** Before the member's id, in local storage. */
const PREFIX = "unsent ";

export const UNSENT: Stored = {
  name: "unsent …",
  place: "local_storage",
  lasts: "sent",
  consent: false,
  purpose: "unsent",
};

/** In the order in which they were written. */
export function unsentOf(member: string): Unsent[] {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + member) ?? "[]");
  } catch {
    return []; // the browser keeps nothing for this site
  }
}

/** Those that go out from their conversation's page as soon as there is a network. */
export function waitingOf(member: string): Unsent[] {
  return unsentOf(member).filter(({ key, problem }) => !problem && !underWay.has(key));
}

export function keepUnsent(member: string, message: Unsent): void {
  store(member, [...unsentOf(member).filter(({ key }) => key !== message.key), message]);
}

export function dropUnsent(member: string, key: string): void {
  const kept = unsentOf(member);
  if (kept.some((each) => each.key === key))
    store(
      member,
      kept.filter((each) => each.key !== key),
    );
}

/** Removes what everybody else wrote: nobody's words stay on the device after a logout. */
export function forgetUnsent(except?: string): void {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(PREFIX) && name !== PREFIX + except) localStorage.removeItem(name);
  } catch {
    // The browser keeps nothing for this site.
  }
}

/** How long a visitor's pages leave messages for the log-in of the member who wrote them, in ms. */
export const LEFT_FOR_LOGIN = 24 * 60 * 60 * 1000;

/** Removes the messages that were written so long ago that their member will hardly log in for them. */
export function forgetOldUnsent(now: number): void {
  try {
    for (const name of Object.keys(localStorage).filter((each) => each.startsWith(PREFIX))) {
      const member = name.slice(PREFIX.length);
      const young = unsentOf(member).filter(({ at }) => now - at < LEFT_FOR_LOGIN);
      store(member, young);
    }
  } catch {
    // The browser keeps nothing for this site.
  }
}

function store(member: string, messages: Unsent[]): void {
  try {
    if (messages.length === 0) localStorage.removeItem(PREFIX + member);
    else localStorage.setItem(PREFIX + member, JSON.stringify(messages));
  } catch {
    // The browser keeps nothing for this site: the message stays on the page alone.
  }
}
