/** In ms: how long an account counts as new. */
export const NEW_FOR = 7 * 24 * 60 * 60_000;

/** Counts at which a rule signals: for a new account, and for an older one. */
export interface Bound {
  fresh: number;
  later: number;
}

/** The weight of each rule, and the reason for the weight. No weight reaches `USUAL_THRESHOLD` alone. */
export const RISK_RULES = {
  /**
   * Many conversations begun in an hour. A member who seeks a partner reads profiles between messages; a member who
   * works through a list does not.
   */
  begun_hour: { weight: 3 },
  /** Many conversations begun in a day, below the hourly limit. */
  begun_day: { weight: 2 },
  /** Many likes in a minute. Mass liking is rude more often than automated. */
  likes_minute: { weight: 2 },
  likes_hour: { weight: 2 },
  /** Few answers. Shy members get few answers, too. */
  unanswered: { weight: 2 },
  /** Blocks and reports by several members who rejected this member independently. */
  disliked: { weight: 4 },
  /**
   * Messages that lead off the site. Fraudsters want to leave the site at once. So do some honest members, but not with
   * everyone.
   */
  push: { weight: 4 },
  /** Quarantined messages, which open a separate case, and count a little in the case about the profile. */
  held: { weight: 2 },
  /** A disposable email address. Many members use one to protect their own mailbox. */
  disposable: { weight: 2 },
  /** A network address in another country than the profile. Members travel, and network locations are unreliable. */
  country: { weight: 1 },
  /** The mailbox of a permanently banned member, who may have returned. */
  banned_mailbox: { weight: 4 },
  /** The browser of a permanently banned member. Browsers are shared more often than mailboxes. */
  banned_device: { weight: 3 },
  /** Several sign-ups in one browser on one day. Family members share a browser, but rarely sign up on the same day. */
  device_accounts: { weight: 3 },
} as const;

export type RiskRule = keyof typeof RISK_RULES;

/** Returns the name of a rule among the signals of cases. */
export function signalOf(rule: RiskRule): string {
  return PREFIX + rule;
}

/** Returns the rule of a signal; undefined for another noun's signal. */
export function ruleOf(signal: string): RiskRule | undefined {
  const rule = signal.startsWith(PREFIX) ? signal.slice(PREFIX.length) : "";
  return isRiskRule(rule) ? rule : undefined;
}

/** Whether the rule still exists. The signals of a removed rule are still stored. */
export function isRiskRule(name: string): name is RiskRule {
  return Object.hasOwn(RISK_RULES, name);
}

const PREFIX = "risk: ";

export function reaches(bound: Bound, count: number, age: number): boolean {
  return count >= (age < NEW_FOR ? bound.fresh : bound.later);
}
