import type { Stored } from "~/app/stored";

/** Chromium's offer to install the site. */
interface InstallPrompt extends Event {
  /** Only in answer to a click. */
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** How this browser installs the site: by its own question, or on iOS by a menu that only words can point to. */
export type InstallWay = "prompt" | "ios";

/** A cookie, because logging out empties the browser's other stores. */
export const INSTALL_HINT: Stored = {
  name: "install-hint",
  place: "cookie",
  lasts: 365 * 24 * 60 * 60,
  consent: false,
  purpose: "install_hint",
};

let offered: InstallPrompt | null = null;

/** Keeps the browser's offer until there is a reason to make it. Called before it can come, which is once a page. */
export function keepInstallPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offered = event as InstallPrompt;
  });
  addEventListener("appinstalled", () => {
    offered = null;
    declineHint();
  });
}

/** Null where the site is installed already, or cannot be. */
export function installWay(): InstallWay | null {
  const installed =
    matchMedia("(display-mode: standalone)").matches || ("standalone" in navigator && navigator.standalone);
  if (installed) return null;
  if (offered) return "prompt";
  return /iPhone|iPad/.test(navigator.userAgent) ? "ios" : null;
}

/** Has the browser ask. After a no there, the hint does not come back. */
export async function install(): Promise<void> {
  const prompt = offered;
  offered = null; // it works once
  await prompt?.prompt();
  if ((await prompt?.userChoice)?.outcome === "dismissed") declineHint();
}

export function isHintDeclined(): boolean {
  return document.cookie.includes(`${INSTALL_HINT.name}=no`);
}

export function declineHint(): void {
  const secure = location.protocol === "https:";
  const name = (secure ? "__Host-" : "") + INSTALL_HINT.name;
  // biome-ignore lint/suspicious/noDocumentCookie: browsers of last year have no Cookie Store
  document.cookie = `${name}=no; Path=/; Max-Age=${INSTALL_HINT.lasts}; SameSite=Lax${secure ? "; Secure" : ""}`;
}

const moments = new Set<() => void>();

/** Says that something has just gone well: a message went out, two people like each other. */
export function announceGoodMoment(): void {
  for (const hear of moments) hear();
}

/** Calls back at each such moment. Returns what ends that. */
export function onGoodMoment(hear: () => void): () => void {
  moments.add(hear);
  return () => void moments.delete(hear);
}
