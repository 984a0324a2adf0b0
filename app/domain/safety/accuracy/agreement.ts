import type { Finding, Measure } from "~/db/tables";
import { ENOUGH, type Share, shareOf } from "./accuracy";

/** The answers of two operators about one item, and how many items got this pair. A rule is "" if none was broken. */
export interface Said {
  firstRule: string;
  firstMeasure: Measure;
  secondRule: string;
  secondMeasure: Measure;
  finding: Finding | null;
  count: number;
}

export interface Agreement {
  /** Number of items reviewed a second time. */
  looked: number;
  /** Items for which both operators found the same rule broken, or none, and chose the same measure. */
  same: Share | null;
  /** Items for which both operators found a rule broken, or neither did. */
  broken: Share | null;
  /** Cohen's kappa of `broken`: 1 is full agreement, 0 is chance. Null if undefined. */
  kappa: number | null;
  differed: number;
  /** A manager's findings on the disagreements. */
  findings: Record<Finding, number>;
}

export function agreementOf(all: readonly Said[]): Agreement {
  const sum = (of: (each: Said) => boolean) => all.reduce((total, each) => total + (of(each) ? each.count : 0), 0);
  const looked = sum(() => true);
  const same = sum(isSame);
  const found = (name: Finding) => sum(({ finding }) => finding === name);
  return {
    looked,
    same: shareOf(same, looked),
    broken: shareOf(sum(isAlikeBroken), looked),
    kappa: kappaOf(all, looked),
    differed: looked - same,
    findings: { first: found("first"), second: found("second"), unclear: found("unclear") },
  };
}

export function agreedByRule(all: readonly Said[]): Map<string, { looked: number; same: number }> {
  const rules = new Map<string, { looked: number; same: number }>();
  for (const each of all) {
    const { looked, same } = rules.get(each.firstRule) ?? { looked: 0, same: 0 };
    rules.set(each.firstRule, { looked: looked + each.count, same: same + (isSame(each) ? each.count : 0) });
  }
  return rules;
}

function isSame({ firstRule, secondRule, firstMeasure, secondMeasure }: Said): boolean {
  return firstRule === secondRule && firstMeasure === secondMeasure;
}

function isAlikeBroken({ firstRule, secondRule }: Said): boolean {
  return (firstRule === "") === (secondRule === "");
}

function kappaOf(all: readonly Said[], looked: number): number | null {
  if (looked < ENOUGH) return null;
  const share = (of: (each: Said) => boolean) =>
    all.reduce((total, each) => total + (of(each) ? each.count : 0), 0) / looked;
  const first = share(({ firstRule }) => firstRule !== "");
  const second = share(({ secondRule }) => secondRule !== "");
  const byChance = first * second + (1 - first) * (1 - second);
  return byChance === 1 ? null : (share(isAlikeBroken) - byChance) / (1 - byChance);
}
