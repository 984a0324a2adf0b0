/** The steps by which a connection writes a group of transactions. */
interface Group {
  begin(): Promise<void>;
  /** A place to go back to, should what comes next be undone alone. */
  mark(): void;
  backToMark(): void;
  commit(): void;
  /** Resolves once all that was committed lies on the disk. */
  persisted(): Promise<void>;
  /** Also where there is nothing left to undo. */
  undo(): void;
}

/** One transaction under way. */
interface Attempt<T> {
  value: Promise<T>;
  committed(): void;
}

/** How long one group goes on taking in what is waiting, in ms. */
const OPEN_FOR = 5;

/**
 * Commits those transactions together that wait at the same moment: waiting for the disk is most of what a small one
 * costs, and one wait does for all of them. Each sees what those before it wrote, is undone alone where it fails, and
 * returns once it is on disk; the next group is written meanwhile. `queue` runs what it is given when this process may
 * write, one after the other.
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
      // Where it could not even begin, nobody who waits would fare better.
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

  /** The failure that led here is the one to tell: a disk that fails at a commit may well fail at the rollback too. */
  function undoAll(): void {
    try {
      undo();
    } catch {}
  }

  /** Throws where all of the group has to be undone. */
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
    /** Once all that was taken is done. */
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
  /** Returns what reports it once it is committed. */
  attempt(): Promise<() => void>;
  fail(error: unknown): void;
}
