import { ROLES, type Role } from "~/app/domain/desk/permissions/permissions";
import { addOne, changeGrant, linkUser, listAll, onDesk, recoverOne, removeOne } from "../operators/command";
import audit from "./audit";
import { type Noun, verb } from "./declaration";

const email = { does: "their e-mail address" } as const;
const role = { takes: "<role>", does: `one of ${ROLES.join(", ")}`, needed: true, read: roleIn } as const;
const brand = { takes: "<slug>", does: "for this brand alone; for all where left out", read: slugIn } as const;

export default {
  more: `Operators sign in at the console, on OPERATOR_HOST. A link that is printed here works once: whoever opens it chooses a
passkey, or a password with an app. Give it to nobody else.`,
  nouns: { audit },
  verbs: {
    add: verb({
      does: "Adds somebody, with one role, and prints the link by which they sign in for the first time.",
      permission: "operators.manage",
      arguments: { email },
      options: { role, brand, name: { takes: "<name>", does: "what the others read" } },
      run: ({ email, role, brand, name }) => onDesk((ground) => addOne(ground, { email, role, brand, name })),
    }),
    list: verb({
      does: "Who there is, and what they may do.",
      permission: "operators.see",
      run: () => onDesk(listAll),
    }),
    grant: verb({
      does: "Gives somebody one more role.",
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
      does: "Prints a new link for somebody who lost every key. It replaces all that they signed in with before.",
      permission: "operators.manage",
      arguments: { email },
      run: ({ email }) => onDesk((ground) => recoverOne(ground, email)),
    }),
    "link-user": verb({
      does: "Makes the commands of a user of this machine an operator's: with their roles, and under their name in the audit.",
      permission: "operators.manage",
      more: `A user who is nobody's may do everything, because they have the machine. With sudo the user who called it counts. Commands
are not signed: who can type them is for the machine to know.`,
      arguments: { email, user: { does: "the system user's name" } },
      run: ({ email, user }) => onDesk((ground) => linkUser(ground, email, user)),
    }),
    "unlink-user": verb({
      does: "Takes that back.",
      permission: "operators.manage",
      arguments: { email },
      run: ({ email }) => onDesk((ground) => linkUser(ground, email, null)),
    }),
    remove: verb({
      does: "From now on they may do nothing. What they did still names them.",
      permission: "operators.manage",
      arguments: { email },
      options: { yes: { does: "removes them; without it nothing is changed" } },
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
