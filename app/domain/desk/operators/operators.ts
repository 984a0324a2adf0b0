import { createHash } from "node:crypto";
import { checked } from "~/app/domain/checked";
import type { Desk } from "~/app/domain/desk";
import { actorIn, mailOperator, mailOwners } from "~/app/domain/desk/desk-mail/desk-mail";
import type { Grant } from "~/app/domain/desk/permissions/permissions";
import type { Operator, Person } from "~/app/domain/operator";
import { auditedInControl, type ControlEntry } from "~/app/domain/site/audit/control";
import type { OperatorLinkPurpose } from "~/db/control/tables";
import type { Conn, Tx } from "~/db/handle";
import { lastOwner, linkUnusable, operatorExists, operatorNotFound } from "./operators.errors";
import {
  allGrants,
  allOperators,
  changeOperator,
  deleteGrant,
  deleteLinksBy,
  deleteLinksOf,
  grantsOf,
  insertGrant,
  insertLink,
  insertOperator,
  linksToJoin,
  type OperatorRow,
  operatorByEmail,
  operatorById,
  ownersIn,
  workingLink,
} from "./operators.queries";
import { type NewOperator, newOperator } from "./operators.schema";

export type { OperatorRow } from "./operators.queries";
// Queries for other nouns of the desk, within their own reads and transactions.
export { changeOperator, deleteLinksToAddKey, grantsOf, operatorByEmail, operatorById } from "./operators.queries";

/** An operator as others see them. */
export interface ListedOperator {
  id: string;
  email: string;
  name: string;
  createdAt: number;
  /** When the operator left, UTC ms; null for an active operator. */
  leftAt: number | null;
  grants: Grant[];
  /** When a link to sign in as this operator becomes valid, UTC ms; null without a link. */
  linkFrom: number | null;
}

/** The part of the desk that commands have too. */
export type Dependencies = Pick<Desk, "db" | "now" | "newId" | "randomBytes">;

export function operatorsOf(desk: Pick<Desk, "db">, now = Date.now()): Promise<ListedOperator[]> {
  return desk.db.read(async (conn) => {
    const grants = await allGrants(conn);
    const links = await linksToJoin(conn, now);
    return (await allOperators(conn)).map(({ id, email, name, createdAt, leftAt }) => {
      return { id, email, name, createdAt, leftAt, grants: grants.get(id) ?? [], linkFrom: links.get(id) ?? null };
    });
  });
}

/**
 * Adds an operator with one role, or readmits an operator who left. Returns the token of a link to sign in, which is
 * valid at once, or after a day if another operator readmits. Throws console.operator_exists, and `invalid` with the
 * wrong fields.
 */
export async function addOperator(
  desk: Dependencies,
  by: Operator,
  input: NewOperator,
): Promise<{ id: string; token: string; worksFrom: number }> {
  const { email, name, role, brand } = checked(newOperator, input);
  const token = newToken(desk);
  const id = desk.newId();
  return desk.db.transact(
    auditedInControl(desk, by, async (tx) => {
      const known = await operatorByEmail(tx, email);
      if (known && known.leftAt === null) throw operatorExists();
      const now = desk.now();
      if (known) await changeOperator(tx, known.id, { name, leftAt: null });
      else await insertOperator(tx, { id, email, name, createdAt: now, ...ACTIVE });
      const operatorId = known?.id ?? id;
      await insertGrant(tx, { operatorId, role, brand, at: now });
      const worksFrom = known && by.kind === "person" ? now + DAY : now;
      await makeLink(tx, { operatorId, purpose: "join", by, token, worksFrom });
      const params = { name, email, by: await actorIn(tx, by), role, brand: brand ?? "" };
      await mailOwners(desk, tx, { kind: "operator_added", params });
      const entry = acted("operators.add", operatorId, { after: { role, brand } });
      return { value: { id: operatorId, token, worksFrom }, entry };
    }),
  );
}

/**
 * Makes a link for an operator who lost every key. A link by another operator is valid after a day, so that an owner
 * can notice and stop it. A link by a command is valid at once. Throws console.no_such_operator.
 */
export function recoverOperator(
  desk: Dependencies,
  by: Operator,
  id: string,
): Promise<{ token: string; worksFrom: number; email: string }> {
  const token = newToken(desk);
  return desk.db.transact(
    auditedInControl(desk, by, async (tx) => {
      const { email, name } = await activeOperator(tx, id);
      const worksFrom = desk.now() + (by.kind === "command" ? 0 : DAY);
      await makeLink(tx, { operatorId: id, purpose: "join", by, token, worksFrom });
      const mail = { params: { name, email, by: await actorIn(tx, by) }, times: { from: worksFrom } };
      await mailOwners(desk, tx, { kind: "recovery_begun", ...mail }, { except: id });
      await mailOperator(desk, tx, id, { kind: "recovery_of_yours", ...mail });
      return { value: { token, worksFrom, email }, entry: acted("operators.recover", id, { after: { worksFrom } }) };
    }),
  );
}

/** Makes a link by which a signed-in operator adds a key. */
export function linkForKey(desk: Desk, by: Person): Promise<{ token: string }> {
  const token = newToken(desk);
  return desk.db.transact(async (tx) => {
    await makeLink(tx, { operatorId: by.id, purpose: "key", by, token, worksFrom: desk.now() });
    return { token };
  });
}

/** Revokes every link to sign in as this operator. Throws console.no_such_operator. */
export function cancelLinks(desk: Dependencies, by: Operator, id: string): Promise<void> {
  return desk.db.transact(
    auditedInControl(desk, by, async (tx) => {
      const { name, email } = await activeOperator(tx, id);
      const wasThere = (await linksToJoin(tx, desk.now())).has(id);
      await deleteLinksOf(tx, id);
      const params = { name, email, by: await actorIn(tx, by) };
      if (wasThere) await mailOwners(desk, tx, { kind: "recovery_taken_back", params }, { also: id });
      return { value: undefined, entry: acted("operators.cancel_links", id) };
    }),
  );
}

/** Returns operator and purpose of a link. Throws console.link_unusable. */
export function operatorOfLink(desk: Pick<Desk, "db" | "now">, token: string): Promise<Linked> {
  return desk.db.read((conn) => linkedIn(desk, conn, token));
}

/** Uses up the link and every other link of that operator, within the caller's transaction. */
export async function spendLink(desk: Pick<Desk, "now">, tx: Tx, token: string): Promise<Linked> {
  const linked = await linkedIn(desk, tx, token);
  await deleteLinksOf(tx, linked.operator.id);
  return linked;
}

/** Grants a role to an operator. Throws console.no_such_operator. */
export function grantRole(desk: Dependencies, by: Operator, id: string, grant: Grant): Promise<void> {
  return desk.db.transact(
    auditedInControl(desk, by, async (tx) => {
      const operator = await activeOperator(tx, id);
      await insertGrant(tx, { operatorId: id, ...grant, at: desk.now() });
      await mailOwners(desk, tx, { kind: "role_given", params: await changeIn(tx, by, operator, grant) });
      return { value: undefined, entry: acted("roles.grant", id, { after: { ...grant } }) };
    }),
  );
}

/**
 * Revokes an operator's role. Throws console.no_such_operator, and console.last_owner if no one could grant roles any
 * more.
 */
export function revokeRole(desk: Dependencies, by: Operator, id: string, grant: Grant): Promise<void> {
  return desk.db.transact(
    auditedInControl(desk, by, async (tx) => {
      const operator = await activeOperator(tx, id);
      if (!(await grantsOf(tx, id)).some(({ role, brand }) => role === grant.role && brand === grant.brand))
        return { value: undefined, entry: undefined };
      // Sent before the change, so an owner who loses the role is notified too.
      await mailOwners(desk, tx, { kind: "role_taken", params: await changeIn(tx, by, operator, grant) });
      const before = await ownersIn(tx);
      await deleteGrant(tx, id, grant);
      // The links that the operator made as an owner become void.
      if (grant.role === "owner") await deleteLinksBy(tx, `operator:${id}`);
      await assertAnOwner(tx, before);
      return { value: undefined, entry: acted("roles.revoke", id, { before: { ...grant } }) };
    }),
  );
}

/** Ends an operator's permissions. The caller ends their sessions. Throws like `revokeRole`. */
export async function removeOperator(
  desk: Pick<Desk, "now" | "newId">,
  tx: Tx,
  by: Operator,
  id: string,
): Promise<void> {
  const { name, email } = await activeOperator(tx, id);
  const params = { name, email, by: await actorIn(tx, by) };
  // Sent before the change, so the dismissed operator is notified too.
  await mailOwners(desk, tx, { kind: "operator_removed", params }, { also: id });
  const before = await ownersIn(tx);
  for (const grant of await grantsOf(tx, id)) await deleteGrant(tx, id, grant);
  await deleteLinksOf(tx, id);
  await deleteLinksBy(tx, `operator:${id}`);
  await changeOperator(tx, id, {
    leftAt: desk.now(),
    passwordHash: null,
    codeSecret: null,
    codeStep: null,
    systemUser: null,
  });
  await assertAnOwner(tx, before);
}

/** Makes the audit entry of an action on an operator. */
export function acted(
  action: ControlEntry["action"],
  id: string,
  { before = {}, after = {} }: Partial<Pick<ControlEntry, "before" | "after">> = {},
): ControlEntry {
  return { action, on: { kind: "operator", id }, reason: "", before, after };
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** How long a valid link lasts, in ms. */
const LASTS: Record<OperatorLinkPurpose, number> = { join: 3 * DAY, key: HOUR / 4 };
const ACTIVE = {
  leftAt: null,
  passwordHash: null,
  codeSecret: null,
  codeStep: null,
  language: null,
  blur: null,
  grey: null,
  systemUser: null,
};

interface Linked {
  operator: OperatorRow;
  purpose: OperatorLinkPurpose;
}

async function linkedIn(desk: Pick<Desk, "now">, conn: Conn, token: string): Promise<Linked> {
  const link = await workingLink(conn, hashOf(token), desk.now());
  const operator = link && (await operatorById(conn, link.operatorId));
  if (!operator || operator.leftAt !== null) throw linkUnusable();
  return { operator, purpose: link.purpose };
}

/** Returns an operator who may act. Throws console.no_such_operator. */
export async function activeOperator(conn: Conn, id: string): Promise<OperatorRow> {
  const found = await operatorById(conn, id);
  if (!found || found.leftAt !== null) throw operatorNotFound();
  return found;
}

async function changeIn(conn: Conn, by: Operator, { name, email }: OperatorRow, { role, brand }: Grant) {
  return { name, email, role, brand: brand ?? "", by: await actorIn(conn, by) };
}

/**
 * Throws console.last_owner unless an owner is left. If a former owner could sign in, the owner who is left must be
 * able to sign in.
 */
async function assertAnOwner(conn: Conn, before: Awaited<ReturnType<typeof ownersIn>>): Promise<void> {
  const left = await ownersIn(conn);
  const needsOneWhoJoined = before.some(({ hasJoined }) => hasJoined);
  if (!left.some(({ hasJoined }) => hasJoined || !needsOneWhoJoined)) throw lastOwner();
}

interface NewLink {
  operatorId: string;
  purpose: OperatorLinkPurpose;
  by: Operator;
  token: string;
  worksFrom: number;
}

async function makeLink(tx: Tx, { operatorId, purpose, by, token, worksFrom }: NewLink): Promise<void> {
  await deleteLinksOf(tx, operatorId);
  const times = { worksFrom, worksUntil: worksFrom + LASTS[purpose] };
  await insertLink(tx, { tokenHash: hashOf(token), operatorId, purpose, madeBy: by.name, ...times });
}

function newToken(desk: Pick<Desk, "randomBytes">): string {
  return Buffer.from(desk.randomBytes(32)).toString("base64url");
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
