import type { AddToast } from "~/themes/primitives";
import type { Speech } from "~/themes/words";
import { forgetOldUnsent, forgetUnsent, waitingOf } from "./unsent";
import { forgetOldUnsentPhotos, forgetUnsentPhotos } from "./unsent-photos";

interface Watching {
  /** The member whose text may stay on the device. Undefined for a visitor. */
  member: string | undefined;
  toast: AddToast;
  t: Speech["t"];
  navigate(path: string): void;
}

/**
 * Shows on other pages that a message waits to be sent, because only its conversation sends it. Returns a function that
 * stops it.
 */
export function watchUnsent({ member, toast, t, navigate }: Watching): () => void {
  if (!member) {
    // Deletes old messages of an ended session. A log-out deletes them itself.
    forgetOldUnsent(Date.now());
    void forgetOldUnsentPhotos(Date.now());
    return () => {};
  }
  forgetUnsent(member);
  void forgetUnsentPhotos(member);
  let told: string | undefined;
  const tell = () => {
    const waiting = waitingOf(member).find(({ conversation }) => location.pathname !== `/chats/${conversation}`);
    if (SELLING.test(location.pathname)) return; // the message may wait for these credits
    if (!waiting || waiting.key === told || !navigator.onLine) return;
    told = waiting.key;
    const action = { label: t("common.unsent_open"), onSelect: () => navigate(`/chats/${waiting.conversation}`) };
    toast({ title: t("common.unsent"), action, stays: true });
  };
  // Deletes the texts at a log-out while offline. Online, the answer to a log-out makes the browser clear its storage.
  const forget = ({ target, defaultPrevented }: Event) => {
    if (defaultPrevented || !(target instanceof HTMLFormElement) || target.getAttribute("action") !== "/logout") return;
    forgetUnsent();
    void forgetUnsentPhotos();
  };
  tell();
  addEventListener("online", tell);
  document.addEventListener("submit", forget);
  return () => {
    removeEventListener("online", tell);
    document.removeEventListener("submit", forget);
  };
}

/** The pages of a purchase, from the prices to the receipt. */
const SELLING = /^\/(credits|premium|transactions|payments)(\/|$)/;
