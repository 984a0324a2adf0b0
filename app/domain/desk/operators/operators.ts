import { createHash } from "node:crypto";
import { checked } from "~/app/domain/checked";
import type { Desk } from "~/app/domain/desk";
import { actorIn, mailOperator, mailOwners } from "~/app/domain/desk/desk-mail/desk-mail";
import type { Grant } from "~/app/domain/desk/permissions/permissions";
import type { Operator, Person } from "~/app/domain/operator";
import { type ActInControl, auditedInControl } from "~/app/domain/site/audit/control";
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
// For what the other nouns of the desk do in reads and transactions of their own.
export { changeOperator, deleteLinksToAddKey, grantsOf, operatorByEmail, operatorById } from "./operators.queries";

/** An operator as others see them. */
export interface ListedOperator {
  id: string;
  email: string;
  name: string;
  createdAt: number;
  /** UTC ms; null while they may act. */
  leftAt: number | null;
  grants: Grant[];
  /** From when on a link lets somebody sign in as them, UTC ms; null where none does or will. */
  linkFrom: number | null;
}

/** What a command has of the desk as well. */
export type Ground = Pick<Desk, "db" | "now" | "newId" | "randomBytes">;

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
 * Adds somebody, or takes somebody back who left, with one role. Gives the token of the link by which they sign in. It works at
 * once, but for somebody who was here before, whom an operator takes back: as a recovery's, after a day. Throws console.operator_exists, and `invalid` with the wrong fields.
 */
export async function addOperator(
  desk: Ground,
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
      const act = acted("operators.add", operatorId, { after: { role, brand } });
      return { value: { id: operatorId, token, worksFrom }, act };
    }),
  );
}

/**
 * A new link for somebody who lost every key. One that another operator makes works after a day, so that an owner can
 * notice it and stop it; a command's at once. Throws console.no_such_operator.
 */
export function recoverOperator(
  desk: Ground,
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
      return { value: { token, worksFrom, email }, act: acted("operators.recover", id, { after: { worksFrom } }) };
    }),
  );
}

/** A link by which somebody who is signed in adds a key. */
export function linkForKey(desk: Desk, by: Person): Promise<{ token: string }> {
  const token = newToken(desk);
  return desk.db.transact(async (tx) => {
    await makeLink(tx, { operatorId: by.id, purpose: "key", by, token, worksFrom: desk.now() });
    return { token };
  });
}

/** Takes back every link by which somebody could sign in as this operator. Throws console.no_such_operator. */
export function cancelLinks(desk: Ground, by: Operator, id: string): Promise<void> {
  return desk.db.transact(
    auditedInControl(desk, by, async (tx) => {
      const { name, email } = await activeOperator(tx, id);
      const wasThere = (await linksToJoin(tx, desk.now())).has(id);
      await deleteLinksOf(tx, id);
      const params = { name, email, by: await actorIn(tx, by) };
      if (wasThere) await mailOwners(desk, tx, { kind: "recovery_taken_back", params }, { also: id });
      return { value: undefined, act: acted("operators.cancel_links", id) };
    }),
  );
}

/** Whom this link is for, and what it is for. Throws console.link_unusable. */
export function operatorOfLink(desk: Pick<Desk, "db" | "now">, token: string): Promise<Linked> {
  return desk.db.read((conn) => linkedIn(desk, conn, token));
}

/** The same within the transaction that uses the link up, and every other link of that operator. */
export async function spendLink(desk: Pick<Desk, "now">, tx: Tx, token: string): Promise<Linked> {
  const linked = await linkedIn(desk, tx, token);
  await deleteLinksOf(tx, linked.operator.id);
  return linked;
}

/** Throws console.no_such_operator. */
export function grantRole(desk: Ground, by: Operator, id: string, grant: Grant): Promise<void> {
  return desk.db.transact(
    auditedInControl(desk, by, async (tx) => {
      const operator = await activeOperator(tx, id);
      await insertGrant(tx, { operatorId: id, ...grant, at: desk.now() });
      await mailOwners(desk, tx, { kind: "role_given", params: await changeIn(tx, by, operator, grant) });
      return { value: undefined, act: acted("roles.grant", id, { after: { ...grant } }) };
    }),
  );
}

/** Throws console.no_such_operator, and console.last_owner where nobody would be left who may give roles. */
export function revokeRole(desk: Ground, by: Operator, id: string, grant: Grant): Promise<void> {
  return desk.db.transact(
    auditedInControl(desk, by, async (tx) => {
      const operator = await activeOperator(tx, id);
      if (!(await grantsOf(tx, id)).some(({ role, brand }) => role === grant.role && brand === grant.brand))
        return { value: undefined, act: undefined };
      // Before it is done: an owner who is none any more hears of it as well.
      await mailOwners(desk, tx, { kind: "role_taken", params: await changeIn(tx, by, operator, grant) });
      const before = await ownersIn(tx);
      await deleteGrant(tx, id, grant);
      // What they made as an owner is worth nothing any more.
      if (grant.role === "owner") await deleteLinksBy(tx, `operator:${id}`);
      await assertAnOwner(tx, before);
      return { value: undefined, act: acted("roles.revoke", id, { before: { ...grant } }) };
    }),
  );
}

/** From now on they may do nothing. Ending their sessions is the caller's. Throws as `revokeRole` does. */
export async function removeOperator(
  desk: Pick<Desk, "now" | "newId">,
  tx: Tx,
  by: Operator,
  id: string,
): Promise<void> {
  const { name, email } = await activeOperator(tx, id);
  const params = { name, email, by: await actorIn(tx, by) };
  // Before it is done: whoever is dismissed hears of it as well.
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

/** An act on an operator, for the audit. */
export function acted(
  act: ActInControl["act"],
  id: string,
  { before = {}, after = {} }: Partial<Pick<ActInControl, "before" | "after">> = {},
): ActInControl {
  return { act, on: { kind: "operator", id }, reason: "", before, after };
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** How long a link works once it does. */
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

/** Throws console.no_such_operator. */
export async function activeOperator(conn: Conn, id: string): Promise<OperatorRow> {
  const found = await operatorById(conn, id);
  if (!found || found.leftAt !== null) throw operatorNotFound();
  return found;
}

async function changeIn(conn: Conn, by: Operator, { name, email }: OperatorRow, { role, brand }: Grant) {
  return { name, email, role, brand: brand ?? "", by: await actorIn(conn, by) };
}

/** Somebody must be left who may give roles; where one of those before could sign in, one who can. */
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
