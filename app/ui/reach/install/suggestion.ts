import type { Stored } from "~/app/stored";
import type { AddToast } from "~/themes/primitives";
import type { Speech } from "~/themes/words";
import { isPromptKept, onGoodMoment, takePrompt } from "./prompt";

/** The way in which this browser installs the site: by its prompt, or on iOS by a menu that only text can describe. */
export type InstallWay = "prompt" | "ios";

/** The cookie of a closed suggestion. A cookie, because a log-out empties the browser's other stores. */
export const INSTALL_HINT: Stored = {
  name: "install-hint",
  place: "cookie",
  lasts: 365 * 24 * 60 * 60,
  consent: false,
  purpose: "install_hint",
};

interface Suggesting {
  brand: string;
  toast: AddToast;
  t: Speech["t"];
}

/** Suggests installing the site after a match or a sent message, until closed. Returns a function that stops it. */
export function suggestInstall({ brand, toast, t }: Suggesting): () => void {
  let shown = false;
  addEventListener("appinstalled", declineHint);
  const unhear = onGoodMoment(() => {
    const way = installWay();
    if (!way || shown || isHintDeclined()) return;
    shown = true;
    const hint = { title: t("common.install_title", { brand }), stays: true, onDismiss: declineHint };
    if (way === "ios") toast({ ...hint, text: t("common.install_ios") });
    else toast({ ...hint, text: t("common.install_text"), action: { label: t("common.install"), onSelect: install } });
  });
  return () => {
    removeEventListener("appinstalled", declineHint);
    unhear();
  };
}

/** Returns the way to install the site. Null if the site is installed or cannot be. */
export function installWay(): InstallWay | null {
  const installed =
    matchMedia("(display-mode: standalone)").matches || ("standalone" in navigator && navigator.standalone);
  if (installed) return null;
  if (isPromptKept()) return "prompt";
  return /iPhone|iPad/.test(navigator.userAgent) ? "ios" : null;
}

/** Shows the browser's prompt. After a refusal the hint does not return. */
export async function install(): Promise<void> {
  const prompt = takePrompt();
  await prompt?.prompt();
  if ((await prompt?.userChoice)?.outcome === "dismissed") declineHint();
}

function isHintDeclined(): boolean {
  return document.cookie.includes(`${INSTALL_HINT.name}=no`);
}

function declineHint(): void {
  const secure = location.protocol === "https:";
  const name = (secure ? "__Host-" : "") + INSTALL_HINT.name;
  // biome-ignore lint/suspicious/noDocumentCookie: browsers of last year have no Cookie Store
  document.cookie = `${name}=no; Path=/; Max-Age=${INSTALL_HINT.lasts}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
