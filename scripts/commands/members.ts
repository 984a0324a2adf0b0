import { findByWords, showMember } from "../members/command";
import { onSite } from "../site-alone";
import type { Noun } from "./declaration";
import { listing } from "./listing";

export default {
  verbs: {
    find: listing({
      does: "Members by what is known of them: who, where, in which state, and by what they were found.",
      permission: "people.find",
      more: `An e-mail address in any spelling, an id or the address of a profile, the beginning of a name, a town, an order, a
receipt's number, a provider's reference, a report's number, or a phone number or link from a report. Accents and capitals do
not matter. Exact finds come first, then names, then the people of a town.`,
      arguments: { words: { does: "what is known", many: true } },
      run: ({ tenant, words }, asked) => onSite(tenant, (site) => findByWords(site, words.join(" "), asked)),
    }),
    show: listing({
      does: "A member's account, profile and photos, and what happened with them, the newest first.",
      permission: "people.see",
      more: `Who reported the member is part of it: it is for operators alone. Sessions that ended, links that expired and mails that
were sent are not stored, so they are not listed.`,
      arguments: { id: { does: "as `find` names it" } },
      run: ({ tenant, id }, asked) => onSite(tenant, (site) => showMember(site, id, asked)),
    }),
  },
} satisfies Noun;
