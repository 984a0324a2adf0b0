import type { WireMessage } from "~/app/domain/talk/chats/chats.wire";

// A page's part of a conversation: a continuous run of messages in the server's order. Times do not determine the
// order, since clocks are set back.

export interface Run {
  messages: readonly WireMessage[];
  /** Whether the conversation has messages before the first of the run. */
  hasMore: boolean;
  /** Whether the conversation has messages after the last of the run. */
  hasNewer: boolean;
}

/**
 * Adds a message that was just sent at the end. Returns the run unchanged if it does not reach the conversation's end.
 */
export function withMessage(run: Run, message: WireMessage): Run {
  if (run.hasNewer || run.messages.some(({ id }) => id === message.id)) return run;
  return { ...run, messages: [...run.messages, message] };
}

/** Replaces a changed message. A message outside the run changes nothing. */
export function withChanged(run: Run, changed: WireMessage): Run {
  const messages = run.messages.map((message) => {
    if (message.id === changed.id) return raised(changed, message.state);
    const { reply_to } = message;
    const quotes = changed.taken_back && reply_to?.id === changed.id;
    return quotes ? { ...message, reply_to: { ...reply_to, text: "", taken_back: true, photo: undefined } } : message;
  });
  return { ...run, messages };
}

export function withOlder(run: Run, older: Run): Run {
  return { ...run, messages: [...older.messages, ...run.messages], hasMore: older.hasMore };
}

export function withNewer(run: Run, newer: Run): Run {
  return { ...run, messages: [...run.messages, ...newer.messages], hasNewer: newer.hasNewer };
}

/** Joins the server's current data with the known run. */
export function withLoaded(known: Run, loaded: Run): Run {
  if (!loaded.hasNewer) return withNewest(known, loaded);
  // Keeps the known run in the middle of a long conversation.
  return known.messages.some(({ id }) => id === loaded.messages[0]?.id) ? known : loaded;
}

/** Drops the older run if a gap lies between: it can load again, while a gap would be invisible. */
export function withNewest(known: Run, newest: Run): Run {
  const [first] = newest.messages;
  const last = newest.messages.at(-1);
  if (!first || !last) return known.messages.length > 0 ? known : newest;
  const start = known.messages.findIndex(({ id }) => id === first.id);
  if (start < 0) {
    // True if the new messages begin before the known run, or continue it.
    const touches = newest.messages.some(({ id }) => id === known.messages[0]?.id);
    return touches ? { ...newest, messages: [...newest.messages, ...after(known, last.id)] } : newest;
  }
  const states = new Map(known.messages.map(({ id, state }) => [id, state]));
  const current = newest.messages.map((message) => raised(message, states.get(message.id) ?? "sent"));
  return {
    messages: [...known.messages.slice(0, start), ...current, ...after(known, last.id)],
    hasMore: known.hasMore,
    hasNewer: false,
  };
}

/**
 * Sets the state of all messages up to one, except those of `by`. A later state stays. An unknown message changes
 * nothing.
 */
export function withState(run: Run, upTo: { by: string; message: string; state: WireMessage["state"] }): Run {
  const end = run.messages.findIndex(({ id }) => id === upTo.message);
  if (end < 0) return run;
  const messages = run.messages.map((message, index) =>
    index <= end && message.from !== upTo.by ? raised(message, upTo.state) : message,
  );
  return { ...run, messages };
}

const STATES = ["sent", "delivered", "read"] as const;

/** States only advance, because an outdated event may arrive late. */
function raised(message: WireMessage, state: WireMessage["state"]): WireMessage {
  return STATES.indexOf(state) > STATES.indexOf(message.state) ? { ...message, state } : message;
}

function after({ messages }: Run, id: string): readonly WireMessage[] {
  const index = messages.findIndex((message) => message.id === id);
  return index < 0 ? [] : messages.slice(index + 1);
}
