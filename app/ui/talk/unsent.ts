import type { Stored } from "~/app/stored";
import type { QuotedWire } from "./QuotedMessage";
import { underWay } from "./under-way";

/** A message that this device stores for its author until the server confirms it. */
export interface Unsent {
  /** The sender's own key: a repeated request with it makes no second message. */
  key: string;
  conversation: string;
  text: string;
  replyTo: QuotedWire | null;
  /** When the member sent the message, UTC ms by this device's clock. */
  at: number;
  /**
   * Why the message was rejected, as text. The message then stays until its author acts. Left out while the message
   * waits for the network.
   */
  problem?: string;
}

/** The prefix of the key in local storage, before the member's id. */
const PREFIX = "unsent ";

export const UNSENT: Stored = {
  name: "unsent …",
  place: "local_storage",
  lasts: "sent",
  consent: false,
  purpose: "unsent",
};

export function unsentOf(member: string): Unsent[] {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + member) ?? "[]");
  } catch {
    return []; // the browser stores nothing for this site
  }
}

/** Returns the messages that their conversation's page sends once there is a network. */
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

/** Deletes the text of all other members: no text stays on the device after a log-out. */
export function forgetUnsent(except?: string): void {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(PREFIX) && name !== PREFIX + except) localStorage.removeItem(name);
  } catch {
    // The browser stores nothing for this site.
  }
}

/** How long a visitor's pages keep a member's messages for the next log-in, in ms. */
export const LEFT_FOR_LOGIN = 24 * 60 * 60 * 1000;

/** Deletes messages that are too old for their member to log in for them. */
export function forgetOldUnsent(now: number): void {
  try {
    for (const name of Object.keys(localStorage).filter((each) => each.startsWith(PREFIX))) {
      const member = name.slice(PREFIX.length);
      const young = unsentOf(member).filter(({ at }) => now - at < LEFT_FOR_LOGIN);
      store(member, young);
    }
  } catch {
    // The browser stores nothing for this site.
  }
}

function store(member: string, messages: Unsent[]): void {
  try {
    if (messages.length === 0) localStorage.removeItem(PREFIX + member);
    else localStorage.setItem(PREFIX + member, JSON.stringify(messages));
  } catch {
    // The browser stores nothing for this site: the message stays only on the page.
  }
}
