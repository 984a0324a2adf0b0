import { calls } from "~/app/contract/calls";
import { type ApiError, callApi } from "~/app/contract/client";
import { dropUnsent, keepUnsent, waitingOf } from "./unsent";

/** The result of one message. `id` is the server's, `problem` the reason for an error, if the answer has one. */
type Outcome = { key: string; id: string } | { key: string; id: null; problem: ApiError | undefined };

interface Waiting {
  member: string;
  conversation: string;
  /** The number of messages that the shown price covers. */
  most: number;
  /** The text of an error without a reason. */
  otherwise: string;
}

/** The channel on which a page tells the browser's other pages, and itself, what it sent. */
const CHANNEL = "unsent";

/**
 * Sends the waiting messages of a conversation in order. Only one page sends at a time. Stops without a network, and if
 * another member has logged in.
 */
export async function sendUnsent(waiting: Waiting): Promise<void> {
  if (waitingIn(waiting).length === 0) return;
  if (!navigator.locks) return sendAll(waiting);
  await navigator.locks.request(`unsent ${waiting.member}`, () => sendAll(waiting));
}

/** Calls back with each result, of any page. Returns a function that stops it. */
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
