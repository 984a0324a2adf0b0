import { closeCase, liftSuspension, listCases, listHeld, openCase, showCase } from "../reports/command";
import { onSite } from "../site-alone";
import { type Noun, verb } from "./declaration";
import { listing } from "./listing";
import { whole } from "./readers";

const found = { does: "the id of a case, or the number of a report or complaint in it" };
const reason = {
  takes: "<text>",
  does: "why the messages are read: shows their text, and the audit keeps it",
  permission: "chats.read",
} as const;
const by = { takes: "<name>", does: "who decides, where the system user is no operator's" } as const;
const facts = { takes: "<text>", does: "what was found", needed: "a decision says why it was made" } as const;

export default {
  more: `Complaints have to be answered within seven days: the list says by when. Closing a case answers the complaints in it with
--facts and --rule, on their pages and by mail, so write these for the complainant. On an appeal somebody else decides.
The site may be served meanwhile. What was reported is forgotten six months after its case was closed.`,
  verbs: {
    held: listing({
      does: "Messages that were not sent, because of the config's words or as copies, the newest first, with the reason.",
      permission: "cases.see",
      more: "Without --reason it shows no text.",
      options: { reason },
      run: ({ tenant, reason }, asked) => onSite(tenant, (site) => listHeld(site, reason, asked)),
    }),
    list: listing({
      does: "Open cases, the heaviest first.",
      permission: "queue.see",
      more: "An operator sees those of service.see, complaints about money or access, and those of cases.see, all others.",
      run: ({ tenant }, asked) => onSite(tenant, (site) => listCases(site, asked)),
    }),
    show: verb({
      does: "What was reported, by whom, what was seen, and what was decided.",
      permission: "queue.see",
      tenant: true,
      more: `Messages are shown with --reason alone: the audit keeps who read them and why, and the export of their members says that
it happened. What was said beyond them opens at the console.`,
      arguments: { case: found },
      options: { reason },
      run: ({ tenant, case: id, reason }) => onSite(tenant, (site) => showCase(site, id, reason)),
    }),
    open: verb({
      does: "Opens a case about a profile that nobody reported.",
      permission: "cases.decide",
      tenant: true,
      arguments: { profile: { does: "its address or its id" } },
      options: { by, facts: { ...facts, does: "what was noticed" } },
      run: ({ tenant, profile, by, facts }) => onSite(tenant, (site) => openCase(site, profile, { by, facts })),
    }),
    close: verb({
      does: "Decides about a case, and answers the complaints in it.",
      permission: "queue.take",
      more: `Without --yes nothing is decided: it shows the letters that would go out, each in its reader's language. --facts and --rule
stand in them as you write them, so write in that language. A complaint about money or access takes --facts alone, and the
permission service.answer; every other case takes cases.decide.`,
      tenant: true,
      arguments: { case: found },
      options: {
        by,
        facts,
        rule: { takes: "<text>", does: "the rule that was broken, if one was" },
        remove: { takes: "<text,...>", does: "texts to take off the profile, as `show` names them", read: names },
        suspend: {
          takes: "<days|for-good>",
          does: "closes the account of the reported member, who is mailed why",
          read: days,
          permission: "people.suspend",
        },
        fraud: { does: "with --suspend for-good: for fraud; who answered the member is told, and paid back" },
        yes: { does: "decides, and sends the letters" },
      },
      run: ({ tenant, case: id, yes, remove = [], ...closing }) =>
        onSite(tenant, (site) => closeCase(site, id, { ...closing, remove }, yes)),
    }),
    lift: verb({
      does: "Ends the suspension of the member a case is about.",
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
