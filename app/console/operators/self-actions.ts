import type { ActionOption, DeskAction } from "~/app/console/actions/action";
import { BLUR_OPTIONS, GREY_OPTIONS } from "~/app/console/settings/actions";
import { endSession, sessionsOf } from "~/app/domain/desk/operator-sessions/operator-sessions";
import { chooseLanguage, choosePictures } from "~/app/domain/desk/operators/choices";
import { linkForKey } from "~/app/domain/desk/operators/operators";
import { passkeysOf, removePasskey } from "~/app/domain/desk/passkeys/passkeys";
import { noSuchKey } from "~/app/domain/desk/passkeys/passkeys.errors";
import { BLURS, GREYS } from "~/app/domain/desk/settings/settings.schema";
import { LANGUAGE_NAMES, LANGUAGES } from "~/app/locales/names";
import { redirect } from "~/app/router/server";
import type { DeskArgs } from "../frame/guards";

const DESKS_OWN: ActionOption = { value: "", label: "care_desk.as_desk" };

/** The actions of operators on their own sign-in and display. */
export const selfActions: Record<string, DeskAction> = {
  "self.add_key": {
    permission: "self.keys",
    title: "console.add_key",
    writes: ["keys.add"],
    fields: {},
    targetName: () => "",
    back: () => "/you",
    async run({ context, who }) {
      const { token } = await linkForKey(context.desk, who.operator);
      return redirect(`/join?link=${token}`);
    },
  },
  "self.remove_key": {
    permission: "self.keys",
    title: "console.remove_key",
    fields: {},
    async targetName({ context, who }, target) {
      const key = (await passkeysOf(context.desk, who.id)).find(({ id }) => id === target);
      if (!key) throw noSuchKey();
      return key.name;
    },
    back: () => "/you",
    async run({ context, who }, target) {
      await removePasskey(context.desk, who.operator, target);
      return undefined;
    },
  },
  "self.language": {
    permission: "self.sessions",
    title: "desk_mail.action_language",
    writes: ["operators.language"],
    fields: {
      language: {
        kind: "choice",
        label: "desk_mail.language",
        options: () => [
          { value: "", label: "desk_mail.desks_own" },
          ...LANGUAGES.map((value) => ({ value, label: { text: LANGUAGE_NAMES[value] } })),
        ],
      },
    },
    targetName: () => "",
    back: () => "/you",
    async run({ context, who }, _target, { language }) {
      await chooseLanguage(context.desk, who.operator, language || null);
      return undefined;
    },
  },
  "self.pictures": {
    permission: "self.sessions",
    title: "care_desk.action_own",
    writes: ["operators.pictures"],
    fields: {
      blur: {
        kind: "choice",
        label: "care_desk.blur",
        hint: "care_desk.blur_hint",
        options: () => [DESKS_OWN, ...BLUR_OPTIONS],
      },
      grey: { kind: "choice", label: "care_desk.grey", options: () => [DESKS_OWN, ...GREY_OPTIONS] },
    },
    targetName: () => "",
    back: () => "/you",
    async run({ context, who }, _target, { blur, grey }) {
      const chosen = {
        blur: BLURS.find((each) => each === blur) ?? null,
        grey: GREYS.find((each) => each === grey) ?? null,
      };
      await choosePictures(context.desk, who.operator, chosen);
      return undefined;
    },
  },
  "self.end_session": {
    permission: "self.sessions",
    title: "console.end_session",
    fields: {},
    targetName: async (where, target) => (await sessionNamed(where, target)).origin,
    back: () => "/you",
    async run(where, target) {
      const { tokenHash } = await sessionNamed(where, target);
      await endSession(where.context.desk, where.who.operator, tokenHash);
      return undefined;
    },
  },
};

async function sessionNamed({ context, who }: DeskArgs, target: string) {
  const found = (await sessionsOf(context.desk, who.id)).find(({ tokenHash }) => tokenHash === target);
  if (!found) throw noSuchKey();
  return found;
}
