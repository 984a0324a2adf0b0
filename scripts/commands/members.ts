import { findByWords, showMember } from "../members/command";
import { onSite } from "../site-alone";
import type { Noun } from "./declaration";
import { listing } from "./listing";

export default {
  verbs: {
    find: listing({
      does: "Finds members by anything known of them: who, where, in which state, and what matched.",
      permission: "people.find",
      more: `Takes an email address in any spelling, an id or a profile's address, the beginning of a name, a town, an order, a receipt's number,
a provider's reference, a report's number, or a phone number or link from a report. Ignores accents and case. Exact matches come
first, then names, then the people of a town.`,
      arguments: { words: { does: "what is known", many: true } },
      run: ({ tenant, words }, asked) => onSite(tenant, (site) => findByWords(site, words.join(" "), asked)),
    }),
    show: listing({
      does: "Shows a member's account, profile, photos and history, newest first.",
      permission: "people.see",
      more: `The history names reporters, so it is for operators only. It lacks ended sessions, expired links and the text of sent emails,
which are not stored.`,
      arguments: { id: { does: "as `find` names it" } },
      run: ({ tenant, id }, asked) => onSite(tenant, (site) => showMember(site, id, asked)),
    }),
  },
} satisfies Noun;
