/** An operator's role, for all brands or for one. */
export const ROLES = ["owner", "manager", "senior", "moderator", "support", "finance", "analyst", "auditor"] as const;

export type Role = (typeof ROLES)[number];

/** A role, for one brand by its slug, or for every brand, including future ones. */
export interface Grant {
  role: Role;
  brand: string | null;
}

interface Rule {
  roles: readonly Role[];
  /** Each action with the permission is signed: see the noun `confirmations`. */
  signed?: true;
  /** The permission belongs to the installation: a role for one brand does not include it. */
  whole?: true;
}

const EVERYBODY = ROLES;
const DECIDING = ["owner", "manager", "senior", "moderator"] as const;
const ANSWERING = ["owner", "manager", "support", "finance"] as const;
const HELPING = ["owner", "manager", "senior", "moderator", "support"] as const;

/**
 * The permissions, with the roles that have them. Each loader, form and action of the console, and each command, names
 * a permission of this list. Owners have all permissions, but `reports` refuses decisions about their own appeals by
 * account.
 */
const RULES = {
  "self.sessions": { roles: EVERYBODY },
  "self.actions": { roles: EVERYBODY },
  "self.views": { roles: EVERYBODY },
  "self.keys": { roles: EVERYBODY, signed: true },
  "brands.see": { roles: EVERYBODY },
  "figures.see": { roles: ["owner", "manager", "finance", "analyst", "auditor"] },
  "people.find": { roles: [...HELPING, "finance", "auditor"] },
  "people.see": { roles: [...HELPING, "finance", "auditor"] },
  "people.note": { roles: [...HELPING, "finance"] },
  "people.help": { roles: HELPING },
  "people.rescue": { roles: HELPING, signed: true },
  "people.warn": { roles: DECIDING },
  "people.hide": { roles: DECIDING },
  "people.mute": { roles: DECIDING },
  "people.suspend": { roles: ["owner", "manager", "senior"], signed: true },
  "people.restore": { roles: ["owner", "manager", "senior"] },
  "people.export": { roles: ["owner", "manager"], signed: true },
  "people.delete": { roles: ["owner", "manager"], signed: true },
  "credits.adjust": { roles: ["owner", "manager", "support", "finance"] },
  "orders.refund": { roles: ["owner", "finance"], signed: true },
  "payments.settle": { roles: ["owner", "finance"], signed: true },
  "queue.see": { roles: [...HELPING, "finance", "auditor"] },
  "queue.take": { roles: [...HELPING, "finance"] },
  "service.see": { roles: [...ANSWERING, "auditor"] },
  "service.answer": { roles: ANSWERING },
  "cases.see": { roles: [...DECIDING, "auditor"] },
  "cases.decide": { roles: DECIDING },
  "appeals.decide": { roles: ["owner", "manager", "senior"] },
  "photos.decide": { roles: DECIDING },
  "quality.look": { roles: DECIDING },
  "quality.settle": { roles: ["owner", "manager"] },
  "quality.see": { roles: ["owner", "manager", "senior", "analyst"] },
  "law.see": { roles: ["owner", "manager", "senior", "auditor"] },
  "law.record": { roles: ["owner", "manager", "senior"] },
  "law.hold": { roles: ["owner", "manager"], signed: true },
  "law.read_chats": { roles: ["owner", "manager", "senior"], signed: true },
  "chats.read": { roles: DECIDING, signed: true },
  "chats.read_on": { roles: ["owner", "manager"] },
  "effects.see": { roles: ["owner", "manager", "support", "auditor"] },
  "effects.retry": { roles: ["owner", "manager"] },
  "audit.read": { roles: ["owner", "manager", "auditor"] },
  "desk.see": { roles: ["owner", "manager", "auditor"], whole: true },
  "desk.manage": { roles: ["owner", "manager"], whole: true },
  "mails.manage": { roles: ["owner"], whole: true },
  "operators.see": { roles: ["owner", "manager", "auditor"], whole: true },
  "operators.manage": { roles: ["owner"], signed: true, whole: true },
  "machine.run": { roles: ["owner"], whole: true },
} satisfies Record<string, Rule>;

export type Permission = keyof typeof RULES;

export const PERMISSIONS = Object.keys(RULES) as Permission[];

/**
 * Returns whether the grants include the permission for this brand. Without a brand, the grants must include all
 * brands.
 */
export function allows(grants: readonly Grant[], permission: Permission, brand?: string): boolean {
  const { roles }: Rule = RULES[permission];
  return grants.some((grant) => roles.includes(grant.role) && (grant.brand === null || grant.brand === brand));
}

/** Whether these grants include the permission for any brand; for all brands if it belongs to the installation. */
export function allowsSomewhere(grants: readonly Grant[], permission: Permission): boolean {
  const { roles, whole }: Rule = RULES[permission];
  return grants.some(({ role, brand }) => roles.includes(role) && (!whole || brand === null));
}

/** Whether each action with the permission is signed. */
export function isSigned(permission: Permission): boolean {
  return (RULES[permission] as Rule).signed === true;
}

/** Whether the permission belongs to the installation, and to no brand. */
export function isWhole(permission: Permission): boolean {
  return (RULES[permission] as Rule).whole === true;
}
