import type { ConsoleContext } from "~/app/console/frame/context";
import { orWrong, readFields } from "~/app/console/frame/forms";
import { consoleAction, consoleLoader } from "~/app/console/frame/guards";
import { withNews } from "~/app/console/frame/news";
import { PasskeyForm } from "~/app/console/signing-in/PasskeyForm";
import { PasswordSetup } from "~/app/console/signing-in/PasswordSetup";
import { beginSession } from "~/app/console/signing-in/signing-in";
import { acceptLink } from "~/app/domain/desk/joining/joining";
import { checkedPassword, enrolmentFor } from "~/app/domain/desk/operator-passwords/operator-passwords";
import { operatorOfLink } from "~/app/domain/desk/operators/operators";
import { linkUnusable } from "~/app/domain/desk/operators/operators.errors";
import { newPasskeyOptions, verifiedPasskey } from "~/app/domain/desk/passkeys/passkeys";
import { beginningOf, oneLine } from "~/app/domain/texts";
import { LANGUAGE_NAMES, LANGUAGES } from "~/app/locales/names";
import { useActionData, useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { page } from "~/app/ui/frame/page";
import * as css from "~/themes/console/console.css";
import { ChoiceField, TextField } from "~/themes/console/fields";
import { Head, Notice, Section } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "console-join",
  title: (t) => t("console.sign_in"),
  texts: ["console", "desk_mail"],
});

export const loader = consoleLoader(async ({ request, context: { desk, visit } }) => {
  const { operator, purpose } = await ownLink({ desk, visit }, tokenIn(request));
  const { name, email } = operator;
  const options = JSON.stringify(await newPasskeyOptions(desk, operator));
  const enrolment = purpose === "join" ? enrolmentFor(desk, operator) : null;
  const languages = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
  return { name, email, options, enrolment, language: visit.words.language, languages };
});

export const action = consoleAction(async (args) => {
  const { desk, visit } = args.context;
  const token = tokenIn(args.request);
  const { operator, purpose } = await ownLink({ desk, visit }, token);
  const fields = await readFields(args.request);
  const { means, answer = "", name = "", password = "", sealed = "", code = "" } = fields;
  const from = { origin: visit.from, language: LANGUAGES.find((each) => each === fields.language) };
  const kept = { enrolment: enrolmentFor(desk, operator, sealed) };
  return orWrong(args, kept, async () => {
    let passkeyId: string | undefined;
    if (means === "password" && purpose === "join") {
      const secret = await checkedPassword(desk, operator.id, { password, sealed, code });
      await acceptLink(desk, token, { password: secret }, from);
    } else {
      const key = await verifiedPasskey(desk, {
        answer,
        origin: visit.origin,
        name: beginningOf(oneLine(name), 80) || operator.name,
      });
      await acceptLink(desk, token, { key }, from);
      passkeyId = key.id;
    }
    const who = purpose === "key" && (await visit.signedIn());
    if (who) throw redirect(withNews({ ...args, who }, "/you", { kind: "done", action: "self.add_key" }));
    const by = passkeyId === undefined ? { means: "password" as const } : { means: "passkey" as const, passkeyId };
    throw redirect("/", { headers: await beginSession(args.context, { operatorId: operator.id, ...by }) });
  });
});

/**
 * Returns the link of a token. A link for a further passkey works only in the browser that requested it. Throws
 * console.link_unusable.
 */
async function ownLink({ desk, visit }: Pick<ConsoleContext, "desk" | "visit">, token: string) {
  const linked = await operatorOfLink(desk, token);
  if (linked.purpose === "key" && (await visit.signedIn())?.id !== linked.operator.id) throw linkUnusable();
  return linked;
}

/** Returns the link's token from the query, which no log contains. */
function tokenIn({ url }: Request): string {
  return new URL(url).searchParams.get("link") ?? "";
}

export default function Join() {
  const { name, email, options, enrolment, language, languages } = useLoaderData<typeof loader>();
  const wrong = useActionData<typeof action>();
  const { t } = useWords();
  return (
    <>
      <Head title={enrolment ? t("console.join_title", { name }) : t("console.add_key")} />
      <p className={css.text}>{t("console.join_lead", { email })}</p>
      {wrong?.problem && (
        <Notice tone="bad" isNews>
          {wrong.problem}
        </Notice>
      )}
      <Section title={t("console.join_passkey")}>
        <p className={css.quiet}>{t("console.join_passkey_lead")}</p>
        <PasskeyForm
          does="create"
          options={options}
          fields={
            <>
              <TextField name="name" label={t("console.key_name")} hint={t("console.key_name_hint")} />
              {enrolment && (
                <ChoiceField name="language" label={t("desk_mail.language")} value={language} options={languages} />
              )}
            </>
          }
        >
          {t("console.join_passkey")}
        </PasskeyForm>
      </Section>
      {enrolment && (
        <Section title={t("console.join_password")}>
          <p className={css.quiet}>{t("console.join_password_lead")}</p>
          <PasswordSetup enrolment={wrong?.enrolment ?? enrolment} email={email} errors={wrong?.errors ?? {}}>
            <ChoiceField name="language" label={t("desk_mail.language")} value={language} options={languages} />
          </PasswordSetup>
        </Section>
      )}
    </>
  );
}
