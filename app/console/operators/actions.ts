import type { ActionField, DeskAction, Filled, Outcome } from "~/app/console/actions/action";
import { checked } from "~/app/domain/checked";
import { dismissOperator } from "~/app/domain/desk/joining/joining";
import {
  addOperator,
  cancelLinks,
  grantRole,
  type ListedOperator,
  operatorsOf,
  recoverOperator,
  revokeRole,
} from "~/app/domain/desk/operators/operators";
import { operatorNotFound } from "~/app/domain/desk/operators/operators.errors";
import { newOperator } from "~/app/domain/desk/operators/operators.schema";
import { type Grant, ROLES, type Role } from "~/app/domain/desk/permissions/permissions";
import { settingsOf } from "~/app/domain/desk/settings/settings";
import type { ConsoleContext } from "../frame/context";
import type { DeskArgs } from "../frame/guards";

/** The actions of owners on operators. */
export const operatorActions: Record<string, DeskAction> = {
  "operators.add": {
    ...managed("console.actions_operator_add"),
    fields: {
      email: { kind: "email", label: "console.email", missing: "console.email_wrong" },
      name: { kind: "text", label: "console.name", missing: "console.name_missing" },
      ...roleFields(),
    },
    targetName: () => "",
    check: ({ email, name }) => void checked(newOperator.pick({ email: true, name: true }), { email, name }),
    async run({ context, who }, _target, fields) {
      const { email = "", name = "" } = fields;
      const added = await addOperator(context.desk, who.operator, { email, name, ...grantIn(fields) });
      return linkIn(context, added);
    },
  },
  "operators.recover": {
    ...managed("console.actions_operator_recover"),
    fields: {},
    async run({ context, who }, target) {
      return linkIn(context, await recoverOperator(context.desk, who.operator, target));
    },
  },
  "operators.cancel_links": {
    ...managed("console.actions_operator_cancel_links"),
    fields: {},
    async run({ context, who }, target) {
      await cancelLinks(context.desk, who.operator, target);
      return undefined;
    },
  },
  "operators.grant": {
    ...managed("console.actions_operator_grant"),
    writes: ["roles.grant"],
    fields: roleFields(),
    async run({ context, who }, target, fields) {
      await grantRole(context.desk, who.operator, target, grantIn(fields));
      return undefined;
    },
  },
  "operators.revoke": {
    ...managed("console.actions_operator_revoke"),
    writes: ["roles.revoke"],
    fields: roleFields(),
    async run({ context, who }, target, fields) {
      await revokeRole(context.desk, who.operator, target, grantIn(fields));
      return undefined;
    },
  },
  "operators.dismiss": {
    ...managed("console.actions_operator_dismiss"),
    fields: {},
    async run({ context, who }, target) {
      await dismissOperator(context.desk, who.operator, target);
      return undefined;
    },
  },
};

/** Creates a link for an operator, which the owner passes on. */
async function linkIn(
  { desk, visit }: ConsoleContext,
  { token, worksFrom }: { token: string; worksFrom: number },
): Promise<Outcome> {
  const value = `${visit.origin}/join?link=${token}`;
  if (worksFrom <= desk.now()) return { text: "console.actions_link", value };
  const { timeZone } = await settingsOf(desk);
  const format = new Intl.DateTimeFormat(visit.words.locale, { dateStyle: "long", timeStyle: "short", timeZone });
  return { text: "console.actions_link_later", params: { date: format.format(worksFrom) }, value };
}

function managed(title: DeskAction["title"]) {
  return {
    permission: "operators.manage",
    title,
    async targetName(where: DeskArgs, target: string) {
      const { name, email } = await named(where, target);
      return `${name} (${email})`;
    },
    back: () => "/operators",
  } as const;
}

async function named({ context }: DeskArgs, id: string): Promise<ListedOperator> {
  const found = (await operatorsOf(context.desk)).find((each) => each.id === id && each.leftAt === null);
  if (!found) throw operatorNotFound();
  return found;
}

function roleFields(): Record<"role" | "brand", ActionField> {
  return {
    role: {
      kind: "choice",
      label: "console.role",
      missing: "console.choice_missing",
      options: () => [CHOOSE, ...ROLES.map((value) => ({ value, label: `console.role_${value}` as const }))],
    },
    brand: {
      kind: "choice",
      label: "console.brand",
      missing: "console.choice_missing",
      options: ({ context }) => [
        CHOOSE,
        { value: ALL_BRANDS, label: "console.all_brands" },
        ...context.brands.all().map(({ slug, name }) => ({ value: slug, label: { text: name } })),
      ],
    },
  };
}

/** Returns the chosen role and brand. The form has already checked both against the options of their fields. */
function grantIn({ role, brand }: Filled): Grant {
  return { role: role as Role, brand: brand && brand !== ALL_BRANDS ? brand : null };
}

/**
 * The empty option. The form preselects no role, because a role is power over members, and a role for all brands has
 * the most power.
 */
const CHOOSE = { value: "", label: "console.choose" } as const;
/** The value for all brands. No slug has this value. */
const ALL_BRANDS = "*";
