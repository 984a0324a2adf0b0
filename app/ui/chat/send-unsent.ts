import { calls } from "~/app/contract/calls";
import { type ApiError, callApi } from "~/app/contract/client";
import { dropUnsent, keepUnsent, waitingOf } from "./unsent";

/** The answer to one: `id` is the server's; `problem` says why it was refused, undefined where the answer does not say. */
type Outcome = { key: string; id: string } | { key: string; id: null; problem: ApiError | undefined };

/** On it each page of the browser tells the others, and itself, what has been sent. */
const CHANNEL = "unsent";

/** Sends the member's in their order, one page at a time. Stops where there is no network or somebody else is logged in. */
export async function sendUnsent(member: string): Promise<void> {
  if (waitingOf(member).length === 0) return;
  if (!navigator.locks) return sendAll(member);
  await navigator.locks.request(`unsent ${member}`, () => sendAll(member));
}

/** Calls back with each outcome, of whichever page. Returns what ends that. */
export function followUnsent(hear: (outcome: Outcome) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => hear(data);
  return () => channel.close();
}

async function sendAll(member: string): Promise<void> {
  const user = await callApi(calls.user, "GET").catch(() => null);
  if (!user?.ok || user.body.user.profile.id !== member) return;
  const channel = new BroadcastChannel(CHANNEL);
  try {
    for (const message of waitingOf(member)) {
      const { key, conversation, text, replyTo } = message;
      const draft = { conversation, text, key, ...(replyTo && { reply_to: replyTo.id }) };
      const answer = await callApi(calls.messages, "POST", draft).catch(() => null);
      if (!answer || answer.status >= 500 || answer.status === 429) return;
      if (answer.ok) dropUnsent(member, key);
      else keepUnsent(member, { ...message, problem: answer.problem?.message ?? `${answer.status}` });
      const outcome = answer.ok ? { key, id: answer.body.message.id } : { key, id: null, problem: answer.problem };
      channel.postMessage(outcome satisfies Outcome);
    }
  } finally {
    channel.close();
  }
}
