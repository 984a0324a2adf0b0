export interface InstallPrompt extends Event {
  /** Shows the browser's prompt. The prompt works only in answer to a click. */
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

let offered: InstallPrompt | null = null;

/** Stores the browser's install prompt for later. Call it before the prompt arrives, which happens once a page. */
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

/** Returns the prompt, which works once. */
export function takePrompt(): InstallPrompt | null {
  const prompt = offered;
  offered = null;
  return prompt;
}

const moments = new Set<() => void>();
/** Whether a good moment came before the first listener. */
let early = false;

/** Announces a good moment for the suggestion: a sent message, a match. */
export function announceGoodMoment(): void {
  early = moments.size === 0;
  for (const hear of moments) hear();
}

/** Calls back at each good moment, and at once if one has passed. Returns a function that stops it. */
export function onGoodMoment(hear: () => void): () => void {
  moments.add(hear);
  if (early) hear();
  early = false;
  return () => void moments.delete(hear);
}
