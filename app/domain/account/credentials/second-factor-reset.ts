import { addresseeOf } from "~/app/domain/account/accounts/accounts";
import { memberNotFound } from "~/app/domain/account/accounts/accounts.errors";
import type { Operator } from "~/app/domain/operator";
import { enqueueMail } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { requiredReason } from "~/app/domain/site/audit/audit.schema";
import { deleteSecondFactor, hasSecondFactor, replaceRecoveryCodes } from "./second-factor.queries";

/**
 * Turns off a member's second factor for an operator, and emails the owner. Returns false if the second factor was off.
 * Throws account.reason_missing, account.no_member.
 */
export async function resetSecondFactor(site: Site, operator: Operator, id: string, reason: string): Promise<boolean> {
  const why = requiredReason(reason);
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const owner = await addresseeOf(tx, id);
      if (!owner) throw memberNotFound();
      if (!(await hasSecondFactor(tx, id))) return { value: false, entry: undefined };
      await deleteSecondFactor(tx, id);
      await replaceRecoveryCodes(tx, id, []);
      const { email: to, name, language } = owner;
      const mail = { kind: "second_factor_off" as const, account: id, to, name, language };
      await enqueueMail(site, tx, { ...mail, action: { path: "/account" } }, site.newId());
      const on = { kind: "member" as const, id };
      const states = { before: { secondFactor: true }, after: { secondFactor: false } };
      return {
        value: true,
        entry: { action: "second_factors.reset" as const, on, member: id, reason: why, ...states },
      };
    }),
  );
}
