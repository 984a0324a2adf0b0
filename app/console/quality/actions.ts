import { type BrandAction, type BrandWhere, REASON } from "~/app/console/actions/action";
import { disagreementWith, FINDINGS, settleDisagreement } from "~/app/domain/safety/second-looks/second-looks";
import { disagreementInWords } from "./rule-names";

/** The actions of managers on disagreements. */
export const qualityActions: Record<string, BrandAction> = {
  "second_looks.settle": {
    permission: "quality.settle",
    title: "quality.action_settle",
    fields: {
      finding: {
        kind: "choice",
        label: "quality.finding",
        missing: "console.choice_missing",
        options: () => [
          { value: "", label: "quality.finding_choose" },
          ...FINDINGS.map((value) => ({ value, label: `quality.finding_${value}` as const })),
        ],
      },
      reason: REASON,
    },
    async targetName({ site, context }: BrandWhere, id) {
      const { first, second } = disagreementInWords(site, await disagreementWith(site, id), context.visit.words);
      return `${first} / ${second}`;
    },
    back: () => "/quality",
    async run({ site, who }, id, { finding: chosen, reason = "" }) {
      const finding = FINDINGS.find((each) => each === chosen);
      if (finding) await settleDisagreement(site, who.operator, id, { finding, reason });
      return undefined;
    },
  },
};
