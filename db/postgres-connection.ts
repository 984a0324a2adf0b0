import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { leftOf } from "./patience";
import { driver } from "./postgres-driver";
import type { StatementNames } from "./postgres-statements";

/** Longest wait for an answer, in ms: longer than any statement that a request waits for. */
export const PATIENCE = 60_000;

/** Maximum duration of a rollback, in ms. A slower connection is closed. */
const ROLLED_BACK_WITHIN = 5_000;

/** Maximum number of reconnects after failed connections. The pause before the first reconnect is in ms, and grows. */
export const RECONNECTS = 3;
const PAUSE = 100;

/** Socket errors, before and after the connection was established. */
const SOCKET = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"]);
/**
 * Errors of the server: admin_shutdown, crash_shutdown, cannot_connect_now, an idle transaction that was ended, and
 * connection errors.
 */
const SERVER = /^(57P0[123]|25P03|08(?!P01))/;
/** Errors of the driver, which have no code, and of the pooler, whose code is that of a protocol violation. */
const MESSAGE =
  /^(Connection terminated(?! due to connection timeout)|Client has encountered a connection error|server conn(ection)? (crashed|closed)|server closed|the database system is )/i;

/** Returns whether the connection failed, not the statement, which may or may not have run. */
export function isConnectionFailure(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== undefined && (SOCKET.has(code) || SERVER.test(code))) return true;
  return (code === undefined || code === "08P01") && MESSAGE.test(message ?? "");
}

/** Returns whether a prepared statement expects other column types, e.g. after a restore of an older backup. */
function isStalePlan(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string };
  return code === "0A000" && routine === "RevalidateCachedQuery";
}

/** Returns whether the statement may be sent again, on a new connection or newly prepared. */
export const isConnectionsFault = (error: unknown) => isConnectionFailure(error) || isStalePlan(error);

export function isSilence(error: unknown): boolean {
  return (error as Error).message === "Query read timeout";
}

export async function renewed(failures: number, error: unknown, names: StatementNames): Promise<void> {
  if (isStalePlan(error)) names.renew();
  else await wait(PAUSE * failures * (0.5 + Math.random()));
}

/** Sends a statement. Waits as long as the request may, at most a minute. After that the connection is unusable. */
export async function ask(
  client: pg.PoolClient,
  statement: pg.QueryConfig & { query_timeout?: number },
): Promise<pg.QueryResult> {
  try {
    return await client.query({ query_timeout: leftOf(PATIENCE), ...statement } as pg.QueryConfig);
  } catch (error) {
    if (isSilence(error)) cancel(client);
    throw error;
  }
}

/** The code of a request to cancel a running statement (protocol 3.0, CancelRequest). */
const CANCEL = 80877102;

/** Asks the server to cancel the statement, which would otherwise keep one of its connections. No answer comes. */
export function cancel(client: pg.PoolClient): void {
  const { processID, secretKey, host, port } = client as pg.PoolClient & Connected;
  const message = Buffer.alloc(16);
  message.writeInt32BE(16, 0);
  message.writeInt32BE(CANCEL, 4);
  message.writeInt32BE(processID ?? 0, 8);
  message.writeInt32BE(secretKey ?? 0, 12);
  const socket = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  socket
    .on("error", () => {})
    .setTimeout(ROLLED_BACK_WITHIN, () => socket.destroy())
    .end(message);
}

interface Connected {
  processID: number | null;
  secretKey: number | null;
  host: string;
  port: number;
}

/** Rolls back. Returns an error if the connection is unusable; a silent one would not execute the rollback either. */
export async function undo(client: pg.PoolClient, failure: unknown): Promise<Error | undefined> {
  const { cause } = failure as Error;
  // Drizzle wraps the failure of a statement, so its cause is checked, too.
  for (const each of [failure, cause])
    if (each && (isConnectionFailure(each) || isSilence(each))) return failure as Error;
  return client.query({ text: "rollback", query_timeout: ROLLED_BACK_WITHIN } as pg.QueryConfig).then(
    () => undefined,
    (error: Error) => error,
  );
}

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
/**
 * The code unique_violation. Two transactions may insert the same row at once: one succeeds, and the other finds the
 * row in its next try.
 */
const UNIQUE_VIOLATION = "23505";

/** Returns whether another try may succeed, because the transaction conflicted with others. */
export function isWorthAnotherTry(error: unknown, attempt: number): boolean {
  const code = error instanceof driver().DatabaseError ? error.code : undefined;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK || (code === UNIQUE_VIOLATION && attempt < 3);
}
