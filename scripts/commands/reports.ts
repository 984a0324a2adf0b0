import { closeCase, liftSuspension, listCases, listHeld, openCase, showCase } from "../reports/command";
import { onSite } from "../site-alone";
import { type Noun, verb } from "./declaration";
import { listing } from "./listing";
import { whole } from "./readers";

const found = { does: "the id of a case, or the number of a report or complaint in it" };
const reason = {
  takes: "<text>",
  does: "why you read the messages: shows their text, and the audit records it",
  permission: "chats.read",
} as const;
const by = { takes: "<name>", does: "who decides, if the system user is not linked to an operator" } as const;
const facts = { takes: "<text>", does: "what was found", needed: "a decision needs its facts" } as const;

export default {
  more: `Complaints must be answered within seven days: the list shows the deadline. Closing a case answers its complaints with --facts and
--rule, on their pages and by email, so write for the complainant. Another operator decides on an appeal.
The site may run. Reported content is deleted six months after its case was closed.`,
  verbs: {
    held: listing({
      does: "Lists quarantined messages, newest first, with the reason: forbidden words, or copies.",
      permission: "cases.see",
      more: "Without --reason it shows no text.",
      options: { reason },
      run: ({ tenant, reason }, asked) => onSite(tenant, (site) => listHeld(site, reason, asked)),
    }),
    list: listing({
      does: "Lists open cases, the heaviest first.",
      permission: "queue.see",
      more: "service.see shows complaints about money or access, cases.see all other cases.",
      run: ({ tenant }, asked) => onSite(tenant, (site) => listCases(site, asked)),
    }),
    show: verb({
      does: "Shows a case: reports, reporters, evidence and decisions.",
      permission: "queue.see",
      tenant: true,
      more: `Shows messages only with --reason: the audit records reader and reason, and the members' exports say that it happened. The console
opens the rest of the conversation.`,
      arguments: { case: found },
      options: { reason },
      run: ({ tenant, case: id, reason }) => onSite(tenant, (site) => showCase(site, id, reason)),
    }),
    open: verb({
      does: "Opens a case about a profile without a report.",
      permission: "cases.decide",
      tenant: true,
      arguments: { profile: { does: "its address or its id" } },
      options: { by, facts: { ...facts, does: "what was noticed" } },
      run: ({ tenant, profile, by, facts }) => onSite(tenant, (site) => openCase(site, profile, { by, facts })),
    }),
    close: verb({
      does: "Decides on a case, and answers its complaints.",
      permission: "queue.take",
      more: `Without --yes it only shows the emails, each in its reader's language. --facts and --rule appear in them as written, so write in that
language. A complaint about money or access takes only --facts and the permission service.answer; every other case takes
cases.decide.`,
      tenant: true,
      arguments: { case: found },
      options: {
        by,
        facts,
        rule: { takes: "<text>", does: "the rule that was broken, if one was" },
        remove: { takes: "<text,...>", does: "texts to take off the profile, as `show` names them", read: names },
        suspend: {
          takes: "<days|for-good>",
          does: "suspends the reported member, who gets an email with the reason",
          read: days,
          permission: "people.suspend",
        },
        fraud: { does: "with --suspend for-good: for fraud; members who answered are told, and refunded" },
        yes: { does: "decides, and sends the emails" },
      },
      run: ({ tenant, case: id, yes, remove = [], ...closing }) =>
        onSite(tenant, (site) => closeCase(site, id, { ...closing, remove }, yes)),
    }),
    lift: verb({
      does: "Ends the suspension of a case's member.",
      permission: "people.restore",
      tenant: true,
      arguments: { case: found },
      options: { by, facts },
      run: ({ tenant, case: id, by, facts }) => onSite(tenant, (site) => liftSuspension(site, id, { by, facts })),
    }),
  },
} satisfies Noun;

function names(given: string): string[] {
  return given.split(",").flatMap((name) => name.trim() || []);
}

function days(given: string): number | "for-good" {
  if (given === "for-good") return given;
  try {
    return whole(1, 36_500)(given);
  } catch {
    throw new Error("takes a number of days, or for-good");
  }
}
