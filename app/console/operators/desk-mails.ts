import type { Clock } from "~/app/console/frame/times";
import type { Desk } from "~/app/domain/desk";
import type { SentMail } from "~/app/domain/desk/desk-mail/desk-mail";
import { languageOfOperator } from "~/app/domain/desk/operators/choices";
import { settingsOf } from "~/app/domain/desk/settings/settings";
import type { Words } from "~/app/locales";
import { LANGUAGE_NAMES, type Language } from "~/app/locales/names";

/** An email of the desk, as text. */
export interface ShownMail {
  id: string;
  when: string;
  subject: string;
  state: string;
  tone: "plain" | "good" | "warn" | "bad";
  /** The mail server's answer. "" if there is no problem. */
  problem: string;
  hasFailed: boolean;
}

const TONES = { waiting: "plain", sent: "good", failed: "bad", dropped: "plain" } as const;

export function shownMail(mail: SentMail, { t }: Words, clock: Clock): ShownMail {
  const { id, kind, state, at, problem } = mail;
  const isTried = state === "waiting" && problem !== null;
  return {
    id,
    when: clock(at),
    subject: t(`desk_mail.${kind}_subject`),
    state: t(isTried ? "desk_mail.state_trying" : `desk_mail.state_${state}`),
    tone: isTried ? "warn" : TONES[state],
    problem: problem ?? "",
    hasFailed: state === "failed",
  };
}

/** Names the language of an operator's emails. */
export async function mailLanguage(desk: Pick<Desk, "db">, operatorId: string, { t }: Words): Promise<string> {
  const own = await languageOfOperator(desk, operatorId);
  if (own !== null) return LANGUAGE_NAMES[own as Language] ?? own;
  return t("desk_mail.language_of_desk", { language: LANGUAGE_NAMES[(await settingsOf(desk)).language] });
}
