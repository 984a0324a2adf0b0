import type { Page } from "@playwright/test";
import { hydrated } from "./people-in-browsers";

/** Of the profile that the page is logged in as. */
export const idOf = (page: Page): Promise<string> =>
  page.evaluate(async () => (await (await fetch("/api/user.php")).json()).user.profile.id);

/** The server's answer to a call on messages: what was done shows before it has it. To be asked for before it is done. */
export const answered = (page: Page, method: "POST" | "PATCH" | "DELETE") =>
  page.waitForResponse((answer) => answer.url().includes("/api/messages.php") && answer.request().method() === method);

/** Opens the conversation with somebody. */
export async function openChat(page: Page, other: string): Promise<void> {
  await page.goto(`/members/${other}/chat`);
  await hydrated(page);
}

/** Messages to somebody, numbered from 1; twenty are as many as a newcomer may send in a minute. Gives the conversation. */
export function say(page: Page, to: string, word: string, count = 20): Promise<string> {
  return page.evaluate(
    async ({ to, word, count }) => {
      const { id: conversation } = await (await fetch(`/api/chat.php?profile=${to}`)).json();
      for (let number = 1; number <= count; number++) {
        const body = JSON.stringify({ conversation, text: `${word} ${number}.`, key: crypto.randomUUID() });
        const headers = { "content-type": "application/json" };
        const { status } = await fetch("/api/messages.php", { method: "POST", headers, body });
        if (status !== 201) throw new Error(`${status}`);
      }
      return conversation;
    },
    { to, word, count },
  );
}
