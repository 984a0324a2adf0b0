import type { DeskAction } from "~/app/console/actions/action";
import { failedMail, sendAgain } from "~/app/domain/desk/desk-mail/desk-mail";

/** The actions of owners on the desk's emails. */
export const mailActions: Record<string, DeskAction> = {
  "mails.retry": {
    permission: "mails.manage",
    title: "desk_mail.action_retry",
    fields: {},
    async targetName({ context }, target) {
      const { kind, email } = await failedMail(context.desk, target);
      return `${context.visit.words.t(`desk_mail.${kind}_subject`)} (${email})`;
    },
    back: () => "/operators",
    async run({ context, who }, target) {
      await sendAgain(context.desk, who.operator, target);
      return undefined;
    },
  },
};
