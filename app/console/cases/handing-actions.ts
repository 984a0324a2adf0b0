import type { ActionOption, BrandAction, BrandWhere } from "~/app/console/actions/action";
import { CASE_TARGET } from "~/app/console/cases/case-target";
import { operatorsOf } from "~/app/domain/desk/operators/operators";
import { allows, type Permission } from "~/app/domain/desk/permissions/permissions";
import { addCaseNote, handOn } from "~/app/domain/safety/reports/notes";

type Deciding = Extract<Permission, "cases.decide" | "service.answer">;

/**
 * The actions for colleagues: a note on a case, and handing a case on. On a complaint about the service, these actions
 * need the permission to answer complaints.
 */
export const handingActions: Record<string, BrandAction> = {
  "cases.note": noteAction("cases.decide"),
  "cases.hand_on": { ...handOnAction("cases.decide"), hideable: "handing.action_hand_on" },
  "service.note": { ...noteAction("service.answer"), ofService: true },
  "service.hand_on": { ...handOnAction("service.answer"), ofService: true, hiddenWith: "cases.hand_on" },
};

function noteAction(permission: Deciding): BrandAction {
  return {
    ...CASE_TARGET,
    permission,
    title: "handing.action_note",
    fields: {
      words: { kind: "words", label: "handing.note", hint: "handing.note_hint", missing: "handing.note_missing" },
    },
    async run({ site, who }, id, { words = "" }) {
      await addCaseNote(site, who.operator, id, words);
      return undefined;
    },
  };
}

function handOnAction(permission: Deciding): BrandAction {
  return {
    ...CASE_TARGET,
    permission,
    title: "handing.action_hand_on",
    fields: {
      to: { kind: "choice", label: "handing.to", options: takers(permission), missing: "handing.to_missing" },
      words: { kind: "words", label: "handing.why", hint: "handing.why_hint", missing: "handing.why_missing" },
    },
    next: () => "/queue",
    async run({ site, who }, id, { to = "", words = "" }) {
      await handOn(site, who.operator, id, { to, words });
      return undefined;
    },
  };
}

/** Lists the other operators with this permission at the brand. */
function takers(permission: Deciding) {
  return async ({ site, who, context }: BrandWhere): Promise<ActionOption[]> => {
    const all = await operatorsOf(context.desk);
    const able = all.filter(({ leftAt, grants }) => leftAt === null && allows(grants, permission, site.tenant.slug));
    return able
      .map(({ id, name }) => ({ value: `operator:${id}`, label: { text: name } }))
      .filter(({ value }) => value !== who.operator.name);
  };
}
