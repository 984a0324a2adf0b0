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

/** Says on other pages that a message still waits: only its conversation sends it. Returns a function that stops it. */
export function watchUnsent({ member, toast, t, navigate }: Watching): () => void {
  if (!member) {
    // A session may have ended before its messages were sent. A log-out deletes them itself.
    forgetOldUnsent(Date.now());
    void forgetOldUnsentPhotos(Date.now());
    return () => {};
  }
  forgetUnsent(member);
  void forgetUnsentPhotos(member);
  let told: string | undefined;
  const tell = () => {
    const waiting = waitingOf(member).find(({ conversation }) => location.pathname !== `/chats/${conversation}`);
    if (SELLING.test(location.pathname)) return; // it waits for what is being bought
    if (!waiting || waiting.key === told || !navigator.onLine) return;
    told = waiting.key;
    const action = { label: t("common.unsent_open"), onSelect: () => navigate(`/chats/${waiting.conversation}`) };
    toast({ title: t("common.unsent"), action, stays: true });
  };
  // Offline only: online the answer to a log-out makes the browser clear its storage.
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
