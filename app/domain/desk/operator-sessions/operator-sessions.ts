import { createHash } from "node:crypto";
import type { Desk } from "~/app/domain/desk";
import { acted, grantsOf, operatorById } from "~/app/domain/desk/operators/operators";
import { operatorNotFound } from "~/app/domain/desk/operators/operators.errors";
import type { Grant } from "~/app/domain/desk/permissions/permissions";
import { type Person, personOf } from "~/app/domain/operator";
import { skipWhileReadOnly } from "~/app/domain/read-only";
import { auditedInControl } from "~/app/domain/site/audit/control";
import type { SignInMeans } from "~/db/control/tables";
import {
  deleteOver,
  deleteSession,
  insertSession,
  type OperatorSessionRow,
  sessionBy,
  sessionsOfOperator,
  setSeen,
} from "./operator-sessions.queries";

const MINUTE = 60 * 1000;
/** Maximum lifetime of a session, in ms. */
const LONGEST = 12 * 60 * MINUTE;
/** Maximum time without use, in ms. Use is recorded once a minute. */
const IDLE = 30 * MINUTE;

/** A signed-in operator with their permissions. */
export interface SignedIn {
  id: string;
  name: string;
  email: string;
  grants: Grant[];
  means: SignInMeans;
  /** The hash of the session's token. */
  session: string;
  /** The operator in the form that verbs take. */
  operator: Person;
}

/**
 * Starts a session for 12 hours, or until 30 minutes without use. Returns the token for its cookie. Throws
 * console.no_such_operator for an operator who left.
 */
export function startSession(
  desk: Pick<Desk, "db" | "now" | "newId" | "randomBytes">,
  { operatorId, means, origin, passkeyId = null }: Beginning,
): Promise<string> {
  const token = Buffer.from(desk.randomBytes(32)).toString("base64url");
  const now = desk.now();
  const session = { tokenHash: hashOf(token), operatorId, means, passkeyId, origin, createdAt: now, seenAt: now };
  return desk.db.transact(
    auditedInControl(desk, personOf(operatorId, origin), async (tx) => {
      const operator = await operatorById(tx, operatorId);
      if (!operator || operator.leftAt !== null) throw operatorNotFound();
      await deleteOver(tx, now - LONGEST, now - IDLE);
      await insertSession(tx, session);
      return { value: token, entry: acted("sign_ins.begin", operatorId, { after: { means } }) };
    }),
  );
}

interface Beginning {
  operatorId: string;
  means: SignInMeans;
  origin: string;
  /** The passkey that signed in; null for a password. */
  passkeyId?: string | null;
}

/**
 * Returns the operator of a token, and records the session's use. Null if the token is unknown or expired, or the
 * operator left.
 */
export async function signedInBy(desk: Desk, token: string): Promise<SignedIn | null> {
  const found = await desk.db.read(async (conn) => {
    const session = await sessionBy(conn, hashOf(token));
    if (!session || isOver(session, desk.now())) return null;
    const operator = await operatorById(conn, session.operatorId);
    if (!operator || operator.leftAt !== null) return null;
    return { session, operator, grants: await grantsOf(conn, operator.id) };
  });
  if (!found) return null;
  const { session, operator, grants } = found;
  if (desk.now() - session.seenAt >= MINUTE) {
    await skipWhileReadOnly(desk.db.transact((tx) => setSeen(tx, session.tokenHash, desk.now())));
  }
  const { id, name, email } = operator;
  const { means, tokenHash, origin } = session;
  return { id, name, email, grants, means, session: tokenHash, operator: personOf(id, origin) };
}

/** A signed-in browser. */
export type OwnSession = Omit<OperatorSessionRow, "operatorId">;

/** Returns the operator's sessions, latest use first. */
export async function sessionsOf(desk: Desk, operatorId: string): Promise<OwnSession[]> {
  const rows = await desk.db.read((conn) => sessionsOfOperator(conn, operatorId));
  return rows.filter((row) => !isOver(row, desk.now())).map(({ operatorId: _, ...own }) => own);
}

/** Ends a session on the server, not only in the browser. */
export function endSession(desk: Pick<Desk, "db" | "now" | "newId">, by: Person, session: string): Promise<void> {
  return desk.db.transact(
    auditedInControl(desk, by, async (tx) => {
      await deleteSession(tx, session);
      return { value: undefined, entry: acted("sign_ins.end", by.id) };
    }),
  );
}

/** Deletes sessions, in the transactions that set a new password or recover an account. */
export { deleteSessionsBy as endSessionsBy, deleteSessionsOf as endSessionsOf } from "./operator-sessions.queries";

function isOver({ createdAt, seenAt }: OperatorSessionRow, now: number): boolean {
  return now - createdAt >= LONGEST || now - seenAt >= IDLE;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
