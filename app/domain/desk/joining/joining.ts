import type { Desk } from "~/app/domain/desk";
import { deleteConfirmationsOf } from "~/app/domain/desk/confirmations/confirmations";
import { mailOperator, mailOwners } from "~/app/domain/desk/desk-mail/desk-mail";
import { type CheckedPassword, keepPassword } from "~/app/domain/desk/operator-passwords/operator-passwords";
import { endSessionsBy, endSessionsOf } from "~/app/domain/desk/operator-sessions/operator-sessions";
import {
  acted,
  changeOperator,
  operatorOfLink,
  removeOperator,
  spendLink,
} from "~/app/domain/desk/operators/operators";
import { deletePasskeysOf, hasPasskey, keepPasskey, type NewPasskey } from "~/app/domain/desk/passkeys/passkeys";
import { deletePendingOf } from "~/app/domain/desk/pending-actions/pending-actions";
import { type Operator, personOf } from "~/app/domain/operator";
import { auditedInControl } from "~/app/domain/site/audit/control";

/** A verified way to sign in. */
export type WayIn = { key: NewPasskey } | { password: CheckedPassword };

interface From {
  /** Network address and browser. */
  origin: string;
  /** Language of the operator's emails; unchanged if omitted. */
  language?: string | undefined;
}

/**
 * Uses a link up. A link for the first sign-in or a recovery leaves only this way to sign in, and ends every session; a
 * link for a further key adds the key. Throws console.link_unusable, and console.passkey_refused.
 */
export async function acceptLink(desk: Desk, token: string, means: WayIn, { origin, language }: From): Promise<void> {
  const { operator: owner } = await operatorOfLink(desk, token);
  const accept = auditedInControl(desk, personOf(owner.id, origin), async (tx) => {
    const { operator, purpose } = await spendLink(desk, tx, token);
    const { id, name, email, passwordHash } = operator;
    const hadOne = passwordHash !== null || (await hasPasskey(tx, id));
    if (purpose === "join") {
      await deletePasskeysOf(tx, id);
      await changeOperator(tx, id, { passwordHash: null, codeSecret: null, codeStep: null });
      await endSessionsOf(tx, id);
    }
    if ("key" in means) await keepPasskey(tx, id, means.key);
    else {
      await keepPassword(tx, id, means.password);
      await endSessionsBy(tx, id, "password");
    }
    if (language !== undefined) await changeOperator(tx, id, { language });
    const way = "key" in means ? "passkey" : "password";
    const params = { name, email, way, origin };
    if (purpose === "join" && hadOne) await mailOwners(desk, tx, { kind: "recovery_used", params }, { also: id });
    else await mailOperator(desk, tx, id, { kind: "way_in_added", params });
    if (purpose === "join" && !hadOne) await mailOwners(desk, tx, { kind: "operator_joined", params }, { except: id });
    return {
      value: undefined,
      entry: acted(purpose === "join" ? "operators.join" : "keys.add", id, { after: { way } }),
    };
  });
  await desk.db.transact(accept);
}

/**
 * Dismisses an operator: ends their permissions and sessions, and deletes their keys. Throws console.no_such_operator,
 * and console.last_owner if no one could grant roles any more.
 */
export function dismissOperator(desk: Pick<Desk, "db" | "now" | "newId">, by: Operator, id: string): Promise<void> {
  return desk.db.transact(
    auditedInControl(desk, by, async (tx) => {
      await removeOperator(desk, tx, by, id);
      await deletePasskeysOf(tx, id);
      await endSessionsOf(tx, id);
      await deleteConfirmationsOf(tx, id);
      await deletePendingOf(tx, id);
      return { value: undefined, entry: acted("operators.remove", id) };
    }),
  );
}
