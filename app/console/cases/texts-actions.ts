import type { ActionOption, BrandAction, BrandWhere, Doing, Filled } from "~/app/console/actions/action";
import { valuesOf } from "~/app/console/actions/checks";
import { groundFields, groundIn, languageOr } from "~/app/console/actions/ground";
import { memberPath } from "~/app/console/members/member-links";
import { memberFile } from "~/app/domain/people/member-file/member-file";
import { textInWords } from "~/app/domain/people/profiles/texts";
import { textsOf } from "~/app/domain/safety/reports/removal";
import { lettersOfRestriction, restrictMember } from "~/app/domain/safety/reports/restricting";
import { withColon } from "~/app/locales/colon";
import type { Language } from "~/app/locales/names";
import { CLASSES, checkClassed, classedIn } from "./classing-actions";
import { targetsOnCase } from "./on-cases-actions";

/** The actions on the texts of a member's profile, independent of any case. */
export const textActions: Record<string, BrandAction> = {
  "members.remove_texts": {
    permission: "cases.decide",
    title: "work.action_texts",
    key: "x",
    writes: ["texts.remove"],
    targetsOnCase,
    besideDecision: ({ texts }) => texts.length > 0,
    hideable: "work.action_texts",
    undoable: true,
    fields: {
      remove: { kind: "checks", label: "queue.remove", missing: "work.remove_missing", options: textsOffered },
      ...groundFields({ reads }),
      ...CLASSES,
    },
    async targetName({ site }, id) {
      return (await memberFile(site, id)).profile.name;
    },
    back: ({ site }, id) => memberPath(site.tenant.slug, id),
    check: checkClassed,
    letters: async (where, id, filled) =>
      lettersOfRestriction(where.site, where.who.operator, "removal", id, await takingIn(where, id, filled)),
    async run(where, id, filled) {
      await restrictMember(where.site, where.who.operator, "removal", id, await takingIn(where, id, filled));
      return undefined;
    },
  },
};

async function reads({ site }: Pick<Doing, "site">, id: string): Promise<Language> {
  return languageOr(site, (await memberFile(site, id)).account.language);
}

async function textsOffered({ site, context }: BrandWhere, id: string): Promise<ActionOption[]> {
  const { words } = context.visit;
  return (await textsOf(site, id)).map(({ name, text }) => {
    return { value: name, label: { text: withColon(words, textInWords(name, words), text) } };
  });
}

async function takingIn(where: Doing, id: string, filled: Filled) {
  const { rule, facts } = groundIn(where, await reads(where, id), filled);
  return { names: valuesOf(filled.remove ?? ""), rule: rule ?? "", facts, ...classedIn(filled) };
}
