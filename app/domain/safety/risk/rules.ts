/** In ms: for so long an account is new. */
export const NEW_FOR = 7 * 24 * 60 * 60_000;

/** From which count on a rule speaks: of a new account, and of one that has been here for longer. */
export interface Bound {
  fresh: number;
  later: number;
}

/** What each rule weighs, and why. No weight reaches `USUAL_THRESHOLD` alone. */
export const RISK_RULES = {
  /** Somebody who is looking for one person reads profiles in between; who works through a list does not. */
  begun_hour: { weight: 3 },
  /** The same at a pace that stays below the hour's. */
  begun_day: { weight: 2 },
  /** Liking everybody is rude more often than it is a program. */
  likes_minute: { weight: 2 },
  likes_hour: { weight: 2 },
  /** The shy and the unlucky are not answered either. */
  unanswered: { weight: 2 },
  /** Several people found this person bad for themselves, each on their own. */
  disliked: { weight: 4 },
  /** Swindlers want to leave at once, where nobody watches. So do some who mean well, but not with everybody. */
  push: { weight: 4 },
  /** Held messages open a case of their own, and count a little in this one. */
  held: { weight: 2 },
  /** Many have one to keep their own mailbox clean. */
  disposable: { weight: 2 },
  /** People travel, and networks lie. */
  country: { weight: 1 },
  /** Somebody who was closed out for good may be here again. */
  banned_mailbox: { weight: 4 },
  /** The same; a browser is shared more often than a mailbox. */
  banned_device: { weight: 3 },
  /** A family shares a browser; it does not sign up in a day. */
  device_accounts: { weight: 3 },
} as const;

export type RiskRule = keyof typeof RISK_RULES;

/** The name of a rule among the signals of cases. */
export function signalOf(rule: RiskRule): string {
  return PREFIX + rule;
}

/** The rule whose signal a name is; undefined for that of another noun's. */
export function ruleOf(signal: string): RiskRule | undefined {
  const rule = signal.startsWith(PREFIX) ? signal.slice(PREFIX.length) : "";
  return isRiskRule(rule) ? rule : undefined;
}

/** Whether there is such a rule still: what it noticed outlives it. */
export function isRiskRule(name: string): name is RiskRule {
  return Object.hasOwn(RISK_RULES, name);
}

const PREFIX = "risk: ";

/** Whether a count is one that its rule speaks at. */
export function reaches(bound: Bound, count: number, age: number): boolean {
  return count >= (age < NEW_FOR ? bound.fresh : bound.later);
}
