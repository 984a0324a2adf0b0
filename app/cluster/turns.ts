import type { Turn } from "~/app/domain/machine";
import type { Asker } from "./channel";

/** Hands out turns, first come first served; what a process holds when it ends goes to the next. */
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
      if (next) next();
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
      if (queue.waiting.length >= turn.waiting) return null;
      return new Promise((done) => {
        const leave = () => void queue.waiting.splice(queue.waiting.indexOf(next), 1);
        const spare = asker.onGone(leave);
        const next = () => {
          spare();
          done(give(turn, queue, asker));
        };
        queue.waiting.push(next);
      });
    },
    end: (turn: number) => held.get(turn)?.(),
  };
}

interface Queue {
  running: number;
  waiting: (() => void)[];
}
