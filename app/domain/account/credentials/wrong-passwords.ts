import { createHash } from "node:crypto";
import { z } from "zod";
import { ownerByEmail } from "~/app/domain/account/accounts/accounts";
import { shouldWarnOwner } from "~/app/domain/account/guesses/guesses";
import { todayOf } from "~/app/domain/ages";
import { enqueueMail, enqueueNoMail } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";

/** Counts a wrong password; past a daily limit emails the owner. An unknown address causes the same work. */
export async function noteWrongPassword(site: Site, email: string): Promise<void> {
  if (!(await shouldWarnOwner(site, email))) return;
  const about = createHash("sha256").update(email).digest("base64url").slice(0, 22);
  const key = `${about} ${todayOf(site)}`;
  await site.db.transact((tx) => enqueue(site, tx, wrongPasswordsEffect, { key, payload: { email } }));
}

export const wrongPasswordsEffect = effect("wrong_passwords", z.object({ email: z.string() }), {
  subject: ({ email }) => email,
  async handle({ key, payload: { email } }, site) {
    const mail = { kind: "wrong_passwords" as const, action: { path: "/account" } };
    await site.db.transact(async (tx) => {
      const owner = await ownerByEmail(tx, email, site.now());
      if (!owner) return enqueueNoMail(site, tx, mail, key);
      const { id: account, language, name } = owner;
      await enqueueMail(site, tx, { ...mail, account, to: email, language, name }, key);
    });
  },
});
