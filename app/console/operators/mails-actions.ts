import type { DeskAct } from "~/app/console/actions/act";
import { failedMail, sendAgain } from "~/app/domain/desk/desk-mail/desk-mail";

/** The actions of owners on the desk's emails. */
export const mailActs: Record<string, DeskAct> = {
  "mails.retry": {
    permission: "mails.manage",
    title: "desk_mail.act_retry",
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
