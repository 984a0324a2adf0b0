import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { leftOf } from "./patience";
import { driver } from "./postgres-driver";
import type { StatementNames } from "./postgres-statements";

/** How long an answer of the server is waited for, in ms: longer than any statement takes that somebody waits for. */
export const PATIENCE = 60_000;

/** How long a rollback may take, in ms: a connection that needs longer is closed. */
const ROLLED_BACK_WITHIN = 5_000;

/** How often something is tried again because its connection failed, and the pause before the second try, in ms. */
export const RECONNECTS = 3;
const PAUSE = 100;

/** Of a socket, before and after it was connected. */
const SOCKET = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"]);
/** admin_shutdown, crash_shutdown, cannot_connect_now, a transaction that stood still, and those of connections. */
const SERVER = /^(57P0[123]|25P03|08(?!P01))/;
/** The driver's own, which have no code; and the pooler's, whose code is a protocol's violation. */
const MESSAGE =
  /^(Connection terminated(?! due to connection timeout)|Client has encountered a connection error|server conn(ection)? (crashed|closed)|server closed|the database system is )/i;

/**
 * Whether the connection failed, or the way to the server, and not what was sent. What was under way may have been done or
 * not; what was sent next to a connection that had ended was not.
 */
export function isConnectionFailure(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== undefined && (SOCKET.has(code) || SERVER.test(code))) return true;
  return (code === undefined || code === "08P01") && MESSAGE.test(message ?? "");
}

/** Whether a statement was prepared for columns that have other types by now, as after a restore of an older backup. */
function isStalePlan(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string };
  return code === "0A000" && routine === "RevalidateCachedQuery";
}

/** Whether it failed by the connection, or by what was prepared there, and may be sent again. */
export const isConnectionsFault = (error: unknown) => isConnectionFailure(error) || isStalePlan(error);

/** Whether a statement had no answer in its time. */
export function isSilence(error: unknown): boolean {
  return (error as Error).message === "Query read timeout";
}

/** Before another try of what failed so. */
export async function renewed(failures: number, error: unknown, names: StatementNames): Promise<void> {
  if (isStalePlan(error)) names.renew();
  else await wait(PAUSE * failures * (0.5 + Math.random()));
}

/** Sends a statement, and waits for its answer no longer than the request may, or a minute. The connection is of no use then. */
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

/** The code of a request to end what a connection of the server's is at (protocol 3.0, CancelRequest). */
const CANCEL = 80877102;

/**
 * Asks the server to end what a connection is at that is given up. Else it goes on, e.g. waits for a lock, and holds one of the server's
 * connections for as long. Nobody waits for an answer, and there is none.
 */
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

/** What the driver knows of a connection. */
interface Connected {
  processID: number | null;
  secretKey: number | null;
  host: string;
  port: number;
}

/**
 * Ends a transaction that failed. Gives the error with which the connection is of no use any more. After a refused commit there is
 * nothing left to roll back, which PostgreSQL takes with a warning; a connection that did not answer would not take this either.
 */
export async function undo(client: pg.PoolClient, failure: unknown): Promise<Error | undefined> {
  const { cause } = failure as Error;
  // A statement's failure comes wrapped in what it was.
  for (const each of [failure, cause])
    if (each && (isConnectionFailure(each) || isSilence(each))) return failure as Error;
  return client.query({ text: "rollback", query_timeout: ROLLED_BACK_WITHIN } as pg.QueryConfig).then(
    () => undefined,
    (error: Error) => error,
  );
}

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
/** Two may make the same row at once, each having seen that there is none. One of them wins; the other sees it next time. */
const UNIQUE_VIOLATION = "23505";

/** Whether what the server refused may succeed in another try: it came into conflict with others. */
export function isWorthAnotherTry(error: unknown, attempt: number): boolean {
  const code = error instanceof driver().DatabaseError ? error.code : undefined;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK || (code === UNIQUE_VIOLATION && attempt < 3);
}
