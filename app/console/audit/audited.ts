import { AUDIT_TITLES } from "~/app/console/actions";
import type { Audited } from "~/app/console/actions/action";
import type { MessageKey } from "~/app/locales";

/** The titles of audit entries from commands, pages and sign-ins, which no action writes. */
const OTHER_TITLES = new Map<string, MessageKey>([
  ["capsules.export", "actions.did_capsule"],
  ["cases.open", "actions.did_open_case"],
  ["keys.remove", "actions.did_remove_key"],
  ["operators.join", "actions.did_join"],
  ["operators.remove", "actions.did_remove_operator"],
  ["operators.system_user", "actions.did_system_user"],
  ["outbox.retry", "actions.did_outbox"],
  ["postbacks.replay", "actions.did_postback"],
  ["samples.answer", "actions.did_sample"],
  ["second_looks.answer", "actions.did_second_look"],
  ["sign_ins.begin", "console.sign_in"],
  ["sign_ins.end", "console.sign_out"],
] satisfies [Audited, MessageKey][]);

/** Returns the title of an audit entry. Undefined for an entry of a former version. */
export function titleOfAudited(entry: string): MessageKey | undefined {
  return AUDIT_TITLES.get(entry) ?? OTHER_TITLES.get(entry);
}
