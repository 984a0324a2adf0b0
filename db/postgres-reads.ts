import type pg from "pg";
import { leftOf } from "./patience";
import { Batch, type Columns, isPlain, type Read } from "./postgres-batch";
import { ask, cancel, isConnectionsFault, PATIENCE, RECONNECTS, renewed } from "./postgres-connection";
import type { Connected } from "./postgres-pool";
import type { Replica } from "./postgres-replica";
import type { Send, Statement } from "./postgres-session";
import type { StatementNames } from "./postgres-statements";
import { currentReading } from "./reading";

/** Maximum number of short statements that share a connection: the server answers them in sequence. */
const TOGETHER = 8;

const REPLICA_PATIENCE = 5_000;

export interface Source {
  connected: Connected;
  names: StatementNames;
  isSpent(client: pg.PoolClient): boolean;
}

/** Sends reads. Repeats a read after its connection failed. */
export function readingFrom(source: Source): Send {
  const send = sendOnce(source);
  return async (statement) => {
    for (let failures = 1; ; failures++) {
      try {
        // The time limit is computed here, because one message carries the reads of several requests.
        return await send({ ...statement, query_timeout: leftOf(statement.query_timeout ?? PATIENCE) });
      } catch (error) {
        if (failures > RECONNECTS || !isConnectionsFault(error)) throw error;
        await renewed(failures, error, source.names);
      }
    }
  };
}

export interface Near {
  replica: Replica;
  connected: Connected;
}

/** Reads from a replica that has the reader's own writes. If that fails, the primary answers. */
export function readingNear(source: Source, { replica, connected }: Near): Send {
  const { names } = source;
  const fromPrimary = readingFrom(source);
  const isSpent = (client: pg.PoolClient) => names.isFull(client) || replica.isWorn(client);
  const fromReplica = sendOnce({ connected, names, isSpent });
  return async (statement) => {
    if (await replica.has(currentReading()?.position)) {
      try {
        return await fromReplica({ ...statement, query_timeout: leftOf(REPLICA_PATIENCE) });
      } catch (error) {
        replica.failed(error);
      }
    }
    return fromPrimary(statement);
  };
}

/** Sends a read on any free connection. Short reads of the same turn of the event loop share one. */
function sendOnce({ connected, names, isSpent }: Source): Send {
  const waiting: Read[] = [];
  const columns = new WeakMap<pg.PoolClient, Columns>();
  let coming = 0;

  function together(statement: Statement): Promise<{ rows: unknown[] }> {
    return new Promise((resolve, fail) => {
      const done = (rows: unknown[]) => resolve({ rows });
      wait({ statement, done, fail, again: () => together(statement).then(resolve, fail) });
    });
  }

  function wait(read: Read): void {
    waiting.push(read);
    if (waiting.length <= coming * TOGETHER) return;
    coming++;
    let arrived = false;
    const reads = () => {
      arrived = true;
      coming--;
      return waiting.splice(0, TOGETHER);
    };
    // The batch is sent after all arrived data was read, so that reads of other requests join.
    setImmediate(() => {
      connected((client) => sendAll(client, reads())).catch((error) => {
        if (!arrived) for (const { fail } of reads()) fail(error);
      });
    });
  }

  async function sendAll(client: pg.PoolClient, reads: readonly Read[]): Promise<void> {
    const known = columns.get(client) ?? new Map();
    columns.set(client, known);
    const timeout = Math.min(PATIENCE, ...reads.map(({ statement }) => statement.query_timeout ?? PATIENCE));
    const batch = new Batch({ reads, nameOf: (text) => names.nameOn(client, text), columns: known, timeout });
    client.query(batch);
    const succeeded = await batch.ended;
    if (batch.isSilent) cancel(client);
    client.release(!succeeded || isSpent(client));
  }

  function alone(statement: Statement): Promise<{ rows: unknown[] }> {
    return connected(async (client) => {
      let gone = true;
      try {
        const result = await ask(client, { ...statement, name: names.nameOn(client, statement.text) });
        gone = isSpent(client);
        return result;
      } finally {
        client.release(gone);
      }
    });
  }

  return (statement) => (isPlain(statement) ? together(statement) : alone(statement));
}
