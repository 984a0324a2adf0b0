/** The steps with which a connection writes a group of transactions. */
interface Group {
  begin(): Promise<void>;
  mark(): void;
  backToMark(): void;
  commit(): void;
  persisted(): Promise<void>;
  undo(): void;
}

interface Attempt<T> {
  value: Promise<T>;
  committed(): void;
}

/** How long a group accepts waiting transactions, in ms. */
const OPEN_FOR = 5;

/**
 * Commits concurrent transactions together, because waiting for the disk is most of their cost. A transaction sees the
 * earlier ones of its group, and is rolled back alone. The next group is written while the previous one is flushed.
 * `queue` runs its jobs in sequence when this process may write.
 */
export function groups(
  { begin, mark, backToMark, commit, persisted, undo }: Group,
  queue: (write: () => Promise<void>) => Promise<void>,
) {
  const waiting: Waiting[] = [];
  let called = false;
  let last = Promise.resolve();
  let persisting = Promise.resolve();

  async function write(): Promise<void> {
    called = false;
    if (waiting.length === 0) return;
    const taken: Waiting[] = [];
    const outcomes: (() => void)[] = [];
    try {
      await begin();
      const until = performance.now() + OPEN_FOR;
      while (waiting.length > 0 && (taken.length === 0 || performance.now() < until)) {
        const one = waiting.shift()!;
        taken.push(one);
        const alone = taken.length === 1 && waiting.length === 0;
        if (!alone) mark();
        outcomes.push(await one.attempt().catch((error) => undone(one, error, alone)));
      }
      commit();
    } catch (error) {
      undoAll();
      // If `begin` failed, the waiting transactions would fail, too.
      for (const { fail } of taken.length > 0 ? taken : waiting.splice(0)) fail(error);
      return;
    }
    persisting = persisted().then(
      () => {
        for (const settle of outcomes) settle();
      },
      (error) => {
        for (const { fail } of taken) fail(error);
      },
    );
  }

  /** Rolls the group back and keeps the first failure: a disk that fails at a commit may also fail at the rollback. */
  function undoAll(): void {
    try {
      undo();
    } catch {}
  }

  /** Rolls back only a failed transaction. Throws if the whole group must be rolled back. */
  function undone({ fail }: Waiting, error: unknown, alone: boolean): () => void {
    if (alone) throw error;
    try {
      backToMark();
    } catch {
      throw error;
    }
    return () => fail(error);
  }

  function call(): void {
    called = true;
    last = queue(write)
      .catch((error) => {
        for (const { fail } of waiting.splice(0)) fail(error);
      })
      .then(() => {
        if (waiting.length > 0 && !called) call();
      });
  }

  return {
    take<T>(work: () => Attempt<T>): Promise<T> {
      return new Promise<T>((done, fail) => {
        waiting.push({
          fail,
          async attempt() {
            const { value, committed } = work();
            const result = await value;
            return () => {
              committed();
              done(result);
            };
          },
        });
        if (!called) call();
      });
    },
    async idle(): Promise<void> {
      for (let seen: unknown; seen !== last; ) {
        seen = last;
        await seen;
        await persisting;
      }
    },
  };
}

interface Waiting {
  /** Runs the transaction. Returns a function that reports the commit. */
  attempt(): Promise<() => void>;
  fail(error: unknown): void;
}
