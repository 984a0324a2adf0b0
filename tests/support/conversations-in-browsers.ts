import type { Page } from "@playwright/test";
import type { ApiClient } from "./api-client";
import { hydrated } from "./people-in-browsers";

/** Waits for the response to a message call; the page shows the change earlier. Call it before the action. */
export const answered = (page: Page, method: "POST" | "PATCH" | "DELETE") =>
  page.waitForResponse((answer) => answer.url().includes("/api/messages.php") && answer.request().method() === method);

/** Opens the conversation with a member. */
export async function openChat(page: Page, other: string): Promise<void> {
  await page.goto(`/members/${other}/chat`);
  await hydrated(page);
}

/** Sends numbered messages, from 1 on, as many as a new member may send in a minute (20). Returns the conversation. */
export async function say(client: ApiClient, to: string, word: string, count = 20): Promise<string> {
  const { id: conversation } = (await client.call("GET", `/api/chat.php?profile=${to}`)).body;
  for (let number = 1; number <= count; number++) {
    const message = { conversation, text: `${word} ${number}.`, key: `${word} ${number}` };
    const { status } = await client.call("POST", "/api/messages.php", message);
    if (status !== 201) throw new Error(`${status}`);
  }
  return conversation;
}
