/** Chromium's offer to install the site. */
export interface InstallPrompt extends Event {
  /** Only in answer to a click. */
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

let offered: InstallPrompt | null = null;

/** Keeps the browser's offer until there is a reason to make it. Called before it can come, which is once a page. */
export function keepInstallPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offered = event as InstallPrompt;
  });
  addEventListener("appinstalled", () => {
    offered = null;
  });
}

export function isPromptKept(): boolean {
  return offered !== null;
}

/** The offer, which works once. */
export function takePrompt(): InstallPrompt | null {
  const prompt = offered;
  offered = null;
  return prompt;
}

const moments = new Set<() => void>();
/** A moment that came before anybody heard of such. */
let early = false;

/** Says that something has just gone well: a message went out, two people like each other. */
export function announceGoodMoment(): void {
  early = moments.size === 0;
  for (const hear of moments) hear();
}

/** Calls back at each such moment, and at once where one has been. Returns what ends that. */
export function onGoodMoment(hear: () => void): () => void {
  moments.add(hear);
  if (early) hear();
  early = false;
  return () => void moments.delete(hear);
}
