import type { Turn } from "~/app/domain/machine";
import type { Asker } from "./channel";

/**
 * Hands out turns, the preferred ones first and then in the order in which they came; what a process holds when it ends
 * goes to the next.
 */
export function turnGiver() {
  const queues = new Map<string, Queue>();
  const held = new Map<number, () => void>();
  let given = 0;

  function give({ at }: Turn, queue: Queue, asker: Asker): number {
    const turn = ++given;
    const letGo = () => {
      if (!held.delete(turn)) return;
      spare();
      const next = queue.waiting.shift();
      if (next) next.start();
      else if (--queue.running === 0) queues.delete(at);
    };
    const spare = asker.onGone(letGo);
    held.set(turn, letGo);
    return turn;
  }

  return {
    /** The number to end it with; null where too many wait. */
    async take(turn: Turn, asker: Asker): Promise<number | null> {
      const queue = queues.get(turn.at) ?? { running: 0, waiting: [] };
      queues.set(turn.at, queue);
      if (queue.running < turn.room) {
        queue.running++;
        return give(turn, queue, asker);
      }
      if (queue.waiting.length >= turn.waiting) {
        if (!turn.preferred || queue.waiting.at(-1)?.preferred !== false) return null;
        queue.waiting.pop()!.refuse();
      }
      return new Promise((done) => {
        const spare = asker.onGone(() => void queue.waiting.splice(queue.waiting.indexOf(waiting), 1));
        const waiting: Waiting = {
          preferred: turn.preferred ?? false,
          start() {
            spare();
            done(give(turn, queue, asker));
          },
          refuse() {
            spare();
            done(null);
          },
        };
        const others = queue.waiting.findIndex(({ preferred }) => !preferred);
        if (waiting.preferred && others >= 0) queue.waiting.splice(others, 0, waiting);
        else queue.waiting.push(waiting);
      });
    },
    end: (turn: number) => held.get(turn)?.(),
  };
}

interface Queue {
  running: number;
  /** The preferred ones stand before all others. */
  waiting: Waiting[];
}

interface Waiting {
  preferred: boolean;
  start(): void;
  refuse(): void;
}
