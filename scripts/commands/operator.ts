import { ROLES, type Role } from "~/app/domain/desk/permissions/permissions";
import { addOne, changeGrant, linkUser, listAll, onDesk, recoverOne, removeOne } from "../operators/command";
import audit from "./audit";
import { type Noun, verb } from "./declaration";

const email = { does: "the operator's email address" } as const;
const role = { takes: "<role>", does: `one of ${ROLES.join(", ")}`, needed: true, read: roleIn } as const;
const brand = { takes: "<slug>", does: "for this brand only; all brands by default", read: slugIn } as const;

export default {
  more: `Operators sign in at the console, on OPERATOR_HOST. A printed link works once: its user chooses a passkey, or a password with an
authenticator app. Give it only to the operator.`,
  nouns: { audit },
  verbs: {
    add: verb({
      does: "Adds an operator with one role, and prints the link for the first sign-in.",
      permission: "operators.manage",
      arguments: { email },
      options: { role, brand, name: { takes: "<name>", does: "name that colleagues see" } },
      run: ({ email, role, brand, name }) => onDesk((ground) => addOne(ground, { email, role, brand, name })),
    }),
    list: verb({
      does: "Lists the operators and their roles.",
      permission: "operators.see",
      run: () => onDesk(listAll),
    }),
    grant: verb({
      does: "Gives an operator another role.",
      permission: "operators.manage",
      arguments: { email },
      options: { role, brand },
      run: ({ email, role, brand = null }) =>
        onDesk((ground) => changeGrant(ground, email, { role, brand }, { gives: true })),
    }),
    revoke: verb({
      does: "Takes a role away.",
      permission: "operators.manage",
      arguments: { email },
      options: { role, brand },
      run: ({ email, role, brand = null }) =>
        onDesk((ground) => changeGrant(ground, email, { role, brand }, { gives: false })),
    }),
    recover: verb({
      does: "Prints a new link for an operator without a key. Using it replaces all former keys.",
      permission: "operators.manage",
      arguments: { email },
      run: ({ email }) => onDesk((ground) => recoverOne(ground, email)),
    }),
    "link-user": verb({
      does: "Links a user of this machine to an operator, for commands with the operator's roles and name.",
      permission: "operators.manage",
      more: `An unlinked user may do everything, because the user has the machine. With sudo the calling user counts. Commands are not signed:
the machine decides who can type them.`,
      arguments: { email, user: { does: "the system user's name" } },
      run: ({ email, user }) => onDesk((ground) => linkUser(ground, email, user)),
    }),
    "unlink-user": verb({
      does: "Removes the link.",
      permission: "operators.manage",
      arguments: { email },
      run: ({ email }) => onDesk((ground) => linkUser(ground, email, null)),
    }),
    remove: verb({
      does: "Removes an operator's permissions. The audit keeps the name.",
      permission: "operators.manage",
      arguments: { email },
      options: { yes: { does: "removes the operator; without it nothing changes" } },
      run: ({ email, yes }) => onDesk((ground) => removeOne(ground, email, { yes })),
    }),
  },
} satisfies Noun;

/** Rejects an empty slug: an unset shell variable would grant a role for every brand. */
function slugIn(text: string): string {
  if (!/^[a-z0-9-]+$/.test(text)) throw new Error("takes the slug of a brand; leave it out for all of them");
  return text;
}

function roleIn(text: string): Role {
  const found = ROLES.find((role) => role === text);
  if (!found) throw new Error(`takes one of ${ROLES.join(", ")}`);
  return found;
}
