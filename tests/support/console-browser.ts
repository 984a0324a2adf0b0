import type { Browser } from "@playwright/test";
import { shareOf } from "./share";

export type ConsoleBrowser = Awaited<ReturnType<typeof consoleBrowser>>;

export interface Look {
  scheme?: "light" | "dark";
  phone?: boolean;
  javaScriptEnabled?: boolean;
}

const LOOKS = [{ scheme: "light" }, { scheme: "dark", phone: true }] as const;

/** Returns the schemes in which a journey's console pages are checked: one, with --full both. */
export function looksFor(journey: string) {
  return shareOf(journey, LOOKS);
}

/** Opens an operator's browser with a virtual passkey device. */
export async function consoleBrowser(
  browser: Browser,
  { scheme = "light", phone = false, javaScriptEnabled = true }: Look = {},
) {
  const context = await browser.newContext({
    colorScheme: scheme,
    javaScriptEnabled,
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  const answering = { hasResidentKey: true, hasUserVerification: true, automaticPresenceSimulation: true };
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: { protocol: "ctap2", transport: "internal", isUserVerified: true, ...answering },
  });
  const verify = (isUserVerified: boolean) =>
    session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
  return { context, page, complaints, verify };
}
