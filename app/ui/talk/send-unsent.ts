import { calls } from "~/app/contract/calls";
import { type ApiError, callApi } from "~/app/contract/client";
import { dropUnsent, keepUnsent, waitingOf } from "./unsent";

/** The answer to one: `id` is the server's; `problem` says why it was refused, undefined where the answer does not say. */
type Outcome = { key: string; id: string } | { key: string; id: null; problem: ApiError | undefined };

interface Waiting {
  member: string;
  conversation: string;
  /** How many may go out under the price that the page shows. */
  most: number;
  /** Why one was refused, where the answer does not say. */
  otherwise: string;
}

/** On it each page of the browser tells the others, and itself, what has been sent. */
const CHANNEL = "unsent";

/**
 * Sends those of a conversation that wait for the network, in their order, one page at a time. Only for the page that shows
 * them with their price. Stops where there is no network or somebody else is logged in.
 */
export async function sendUnsent(waiting: Waiting): Promise<void> {
  if (waitingIn(waiting).length === 0) return;
  if (!navigator.locks) return sendAll(waiting);
  await navigator.locks.request(`unsent ${waiting.member}`, () => sendAll(waiting));
}

/** Calls back with each outcome, of whichever page. Returns what ends that. */
export function followUnsent(hear: (outcome: Outcome) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => hear(data);
  return () => channel.close();
}

async function sendAll(waiting: Waiting): Promise<void> {
  const { member, most, otherwise } = waiting;
  const user = await callApi(calls.user, "GET").catch(() => null);
  if (!user?.ok || user.body.user.profile.id !== member) return;
  const channel = new BroadcastChannel(CHANNEL);
  try {
    for (const [n, message] of waitingIn(waiting).entries()) {
      if (n >= most) return;
      const { key, conversation, text, replyTo } = message;
      const draft = { conversation, text, key, ...(replyTo && { reply_to: replyTo.id }) };
      const answer = await callApi(calls.messages, "POST", draft).catch(() => null);
      if (!answer) return;
      if (answer.ok) dropUnsent(member, key);
      else keepUnsent(member, { ...message, problem: answer.problem?.message ?? otherwise });
      const outcome = answer.ok ? { key, id: answer.body.message.id } : { key, id: null, problem: answer.problem };
      channel.postMessage(outcome satisfies Outcome);
    }
  } finally {
    channel.close();
  }
}

const waitingIn = ({ member, conversation }: Waiting) =>
  waitingOf(member).filter((each) => each.conversation === conversation);
