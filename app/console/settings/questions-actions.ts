import type { BrandAction, BrandWhere } from "~/app/console/actions/action";
import { CASE_TARGET } from "~/app/console/cases/case-target";
import { answerQuestion, questionWith, skipCase, UNCLEAR } from "~/app/domain/safety/reports/questions";

/** The actions on unclear rules. */
export const questionActions: Record<string, BrandAction> = {
  "cases.skip": {
    permission: "cases.decide",
    title: "goals.action_skip",
    hideable: "goals.action_skip",
    fields: {
      why: {
        kind: "choice",
        label: "goals.why",
        options: () => [
          { value: "", label: "goals.why_none" },
          ...UNCLEAR.map((value) => ({ value, label: `goals.why_${value}` as const })),
        ],
      },
      words: { kind: "words", label: "goals.unclear", hint: "goals.unclear_hint", missing: "goals.unclear_missing" },
    },
    ...CASE_TARGET,
    next: (_, id) => `/queue?${new URLSearchParams({ back: id })}`,
    async run({ site, who }, id, { why = "", words = "" }) {
      await skipCase(site, who.operator, id, { why, words });
      return undefined;
    },
  },
  "questions.answer": {
    permission: "appeals.decide",
    title: "goals.action_answer",
    fields: {
      words: { kind: "words", label: "goals.answer", hint: "goals.answer_hint", missing: "goals.answer_missing" },
    },
    targetName: async ({ site }: BrandWhere, id) => (await questionWith(site, id)).words,
    back: () => "/questions",
    async run({ site, who }: BrandWhere, id, { words = "" }) {
      await answerQuestion(site, who.operator, id, words);
      return undefined;
    },
  },
};
