import type { News, Questions } from "./messages";

/** Connects the processes of one machine: in a worker, in the primary, and in a single process, which sends nothing. */
export interface Channel {
  /** Asks the primary. Rejects if the question failed there, or if the primary is gone. */
  ask<K extends Question>(kind: K, given: Asked<K>): Promise<Answer<K>>;
  /** Tells every subscriber on this machine. Subscribers in this process are called before `tell` returns. */
  tell<K extends keyof News>(kind: K, news: News[K]): void;
  /** Subscribes to messages of a kind. Returns a function that ends the subscription. */
  subscribe<K extends keyof News>(kind: K, hear: (news: News[K]) => void): () => void;
}

export type Question = keyof Questions;
export type Asked<K extends Question> = Parameters<Questions[K]>[0];
export type Answer<K extends Question> = ReturnType<Questions[K]>;

/** The handlers of questions. A handler must release whatever the caller still holds when the caller exits. */
export type Answers = { [K in Question]: (given: Asked<K>, asker: Asker) => Answer<K> | Promise<Answer<K>> };

export interface Asker {
  /** Called when the asking process ends. Returns a function that cancels the call. */
  onGone(letGo: () => void): () => void;
}

export interface Line {
  send(message: Message): void;
  onMessage(receive: (message: Message) => void): void;
  /** Calls `ended` once the line ends. May call it more than once. */
  onGone(ended: () => void): void;
}

export type Message =
  | { type: "ask"; id: number; kind: Question; given: unknown }
  | { type: "answer"; id: number; answer?: unknown; error?: string }
  | { type: "tell"; kind: keyof News; news: unknown };

export interface AnsweringChannel extends Channel {
  answer<K extends Question>(kind: K, how: Answers[K]): void;
  /** Adds a worker until the worker's line ends. */
  join(line: Line): void;
}

/**
 * Returns the channel of a primary, which answers workers and passes on their messages. A single process uses the same
 * channel.
 */
export function answeringChannel(): AnsweringChannel {
  const answers: Partial<Answers> = {};
  const audience = audienceOf();
  const lines = new Set<Line>();

  function spread(kind: keyof News, news: unknown, from?: Line) {
    audience.hear(kind, news);
    for (const line of lines) if (line !== from) line.send({ type: "tell", kind, news });
  }

  return {
    ask: async (kind, given) => answerOf(answers, kind)(given, STAYS) as Answer<typeof kind>,
    tell: (kind, news) => spread(kind, news),
    subscribe: audience.on,
    answer(kind, how) {
      answers[kind] = how as Partial<Answers>[typeof kind];
    },
    join(line) {
      lines.add(line);
      const holds = new Set<() => void>();
      const asker: Asker = {
        onGone(letGo) {
          holds.add(letGo);
          return () => void holds.delete(letGo);
        },
      };
      line.onGone(() => {
        if (lines.delete(line)) for (const letGo of holds) letGo();
      });
      line.onMessage(async (message) => {
        // Messages of an ended process are ignored, because no event would release what the process was given.
        if (!lines.has(line)) return;
        if (message.type === "tell") spread(message.kind, message.news, line);
        if (message.type !== "ask") return;
        const answer = await answerTo(answers, message, asker);
        if (lines.has(line)) line.send(answer);
      });
    },
  };
}

export function askingChannel(primary: Line): Channel {
  const audience = audienceOf();
  const waiting = new Map<number, { done(answer: unknown): void; fail(error: Error): void }>();
  let asked = 0;
  let gone = false;
  primary.onMessage((message) => {
    if (message.type === "tell") audience.hear(message.kind, message.news);
    if (message.type !== "answer") return;
    const { done, fail } = waiting.get(message.id)!;
    waiting.delete(message.id);
    if (message.error === undefined) done(message.answer);
    else fail(new Error(message.error));
  });
  primary.onGone(() => {
    gone = true;
    for (const { fail } of waiting.values()) fail(primaryGone());
    waiting.clear();
  });

  return {
    ask: (kind, given) =>
      new Promise((done, fail) => {
        if (gone) return fail(primaryGone());
        const id = ++asked;
        waiting.set(id, { done: done as (answer: unknown) => void, fail });
        primary.send({ type: "ask", id, kind, given });
      }),
    tell(kind, news) {
      audience.hear(kind, news);
      if (!gone) primary.send({ type: "tell", kind, news });
    },
    subscribe: audience.on,
  };
}

/** The primary as the asking process. The primary cannot outlive itself, so its end is never reported. */
const STAYS: Asker = { onGone: () => () => {} };

function audienceOf() {
  const listeners = new Map<keyof News, Set<(news: never) => void>>();
  return {
    hear(kind: keyof News, news: unknown) {
      for (const hear of listeners.get(kind) ?? []) hear(news as never);
    },
    on<K extends keyof News>(kind: K, hear: (news: News[K]) => void) {
      const ofKind = listeners.get(kind) ?? new Set();
      listeners.set(kind, ofKind.add(hear));
      return () => void ofKind.delete(hear);
    },
  };
}

async function answerTo(
  answers: Partial<Answers>,
  { id, kind, given }: Message & { type: "ask" },
  asker: Asker,
): Promise<Message> {
  try {
    return { type: "answer", id, answer: await answerOf(answers, kind)(given, asker) };
  } catch (error) {
    return { type: "answer", id, error: String(error) };
  }
}

function answerOf(answers: Partial<Answers>, kind: Question): (given: unknown, asker: Asker) => unknown {
  const how = answers[kind];
  if (!how) throw new Error(`no handler for the question ${kind}`);
  return how as (given: unknown, asker: Asker) => unknown;
}

function primaryGone(): Error {
  return new Error("the primary process is gone");
}
