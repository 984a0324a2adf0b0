import { addresseeOf } from "~/app/domain/account/accounts/accounts";
import { memberNotFound } from "~/app/domain/account/accounts/accounts.errors";
import { DomainError, domainError } from "~/app/domain/errors";
import type { Operator } from "~/app/domain/operator";
import { keepingCopiesOf } from "~/app/domain/people/photos/photos";
import { enqueueMail, mailsOf, type Preview } from "~/app/domain/reach/mail/mail";
import { type CategoryName, endRestrictions, quoted, sourceAbout } from "~/app/domain/safety/restrictions/restrictions";
import { categoryOfRule } from "~/app/domain/safety/restrictions/rules";
import { restrictAndState } from "~/app/domain/safety/restrictions/stating";
import type { Site } from "~/app/domain/site";
import { type AuditEntry, audited } from "~/app/domain/site/audit/audit";
import { requiredReason } from "~/app/domain/site/audit/audit.schema";
import { markStaleAround } from "~/app/domain/site/staleness/staleness";
import type { Tx } from "~/db/handle";
import { putBack, takeDown } from "./profiles.queries";
import { textInWords, textsOn } from "./texts";

export interface Hiding {
  rule: string;
  /** The findings, without personal data of others: the member reads them. */
  facts: string;
  category?: CategoryName | undefined;
  byLaw?: boolean | undefined;
}

type Kept = Hiding & { photos?: string[] };

/**
 * Hides a profile for an operator. Returns false if the profile is already hidden. Throws account.reason_missing,
 * account.no_member.
 */
export async function hideProfile(site: Site, operator: Operator, id: string, why: Hiding): Promise<boolean> {
  const reason = requiredReason(why.facts);
  try {
    return await keepingCopiesOf(site, id, (tx, photos) =>
      audited(site, operator, async (tx) => {
        // The error removes the copies, which are useless.
        if (!(await hide(site, tx, operator.name, id, { ...why, facts: reason, photos }))) throw hiddenBefore();
        return { value: true, entry: actionOf("profiles.hide", id, reason) };
      })(tx),
    );
  } catch (error) {
    if (error instanceof DomainError && error.code === hiddenBefore.code) return false;
    throw error;
  }
}

/** Rolls back the transaction for a profile that is already hidden. Never leaves this file. */
const hiddenBefore = domainError("profiles.not_found", "conflict");

/** Previews the email of `hideProfile`. Throws like `hideProfile`. */
export async function previewHiding(
  site: Site,
  { name: actor }: Operator,
  id: string,
  why: Hiding,
): Promise<Preview[]> {
  const given = { ...why, facts: requiredReason(why.facts) };
  return mailsOf(site, async (previewing, tx) => void (await hide(previewing, tx, actor, id, given)));
}

async function hide(
  site: Site,
  tx: Tx,
  actor: string,
  id: string,
  { rule, facts, category = categoryOfRule(site, rule) ?? "other", byLaw = false, photos = [] }: Kept,
): Promise<boolean> {
  const addressee = await addresseeOf(tx, id);
  if (!addressee) throw memberNotFound();
  if (!(await takeDown(tx, id, site.now()))) return false;
  await markStaleAround(site, tx, id);
  const words = site.words(addressee.language);
  const written = (await textsOn(tx, id)).map((each) => ({ ...each, label: textInWords(each.name, words) }));
  // A snapshot, because its owner may change it meanwhile.
  const text = [addressee.name, ...written.map((each) => `${each.label}: ${each.text}`)].join("\n");
  const content = { text, ...(photos.length > 0 && { photos }) };
  const thing = { item: "profile" as const, itemId: id, kind: "disabled" as const, content };
  const reasons = { actor, ground: rule, facts, category, byLaw, source: await sourceAbout(tx, "profile", id) };
  const asItWas = written.map(({ label, text }) => `${label}: ${quoted(text, words)}`);
  await restrictAndState(site, tx, addressee, reasons, [thing], { kind: "profile_hidden", asItWas });
  return true;
}

/** Shows a profile again that an operator hid. Returns false if not hidden. Throws like `hideProfile`. */
export async function showProfile(site: Site, operator: Operator, id: string, reason: string): Promise<boolean> {
  const why = requiredReason(reason);
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const shown = await showIn(site, tx, id);
      return { value: shown, entry: shown ? actionOf("profiles.show", id, why) : undefined };
    }),
  );
}

/** Previews the email of `showProfile`. Throws like `showProfile`. */
export async function previewShowing(site: Site, id: string, reason: string): Promise<Preview[]> {
  requiredReason(reason);
  return mailsOf(site, async (previewing, tx) => void (await showIn(previewing, tx, id)));
}

/** Shows a profile within another verb's transaction. With `isTold` false, the caller notifies the member. */
export async function showIn(site: Site, tx: Tx, id: string, { isTold = true } = {}): Promise<boolean> {
  const addressee = await addresseeOf(tx, id);
  if (!addressee) throw memberNotFound();
  if (!(await putBack(tx, id))) return false;
  await endRestrictions(site, tx, { memberId: id, item: "profile", itemId: id });
  await markStaleAround(site, tx, id);
  if (!isTold) return true;
  const { email: to, name, language } = addressee;
  const mail = { kind: "profile_shown" as const, account: id, to, name, language, action: { path: "/profile" } };
  await enqueueMail(site, tx, mail, `profile_shown ${id} ${site.now()}`);
  return true;
}

function actionOf(action: "profiles.hide" | "profiles.show", id: string, reason: string): AuditEntry {
  const hidden = action === "profiles.hide";
  const on = { kind: "member" as const, id };
  return { action, on, member: id, reason, before: { hidden: !hidden }, after: { hidden } };
}
