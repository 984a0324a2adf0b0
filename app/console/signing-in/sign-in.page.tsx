import { CodeField } from "~/app/console/frame/CodeField";
import { CARRIED, type CarriedForm, carriedBy, carry, SHOWN_TO } from "~/app/console/frame/carried";
import type { ConsoleArgs } from "~/app/console/frame/context";
import { orWrong, readFields, type Wrong } from "~/app/console/frame/forms";
import { consoleAction, consoleLoader } from "~/app/console/frame/guards";
import { PasskeyForm } from "~/app/console/signing-in/PasskeyForm";
import { beginSession } from "~/app/console/signing-in/signing-in";
import { operatorByPassword } from "~/app/domain/desk/operator-passwords/operator-passwords";
import { keyOfAnswer, signInOptions } from "~/app/domain/desk/passkeys/passkeys";
import { safePathOr } from "~/app/request/guards";
import { useActionData, useLoaderData } from "~/app/router/client";
import { data, redirect } from "~/app/router/server";
import { page } from "~/app/ui/frame/page";
import * as css from "~/themes/console/console.css";
import { Submit, TextField } from "~/themes/console/fields";
import { Head, Notice, Section } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

export const handle = page({ name: "console-sign-in", title: (t) => t("console.sign_in"), texts: ["console"] });

interface Answer extends Partial<Wrong> {
  email: string;
  /** The sealed form of an action. "" without one. */
  carried: string;
  /** The unsealed form, once the operator who filled it in has signed in. */
  again?: CarriedForm;
}

interface Given {
  email: string;
  password: string;
  code: string;
}

export const loader = consoleLoader(async ({ request, context: { desk, visit } }) => {
  const isCarried = new URL(request.url).searchParams.has(CARRIED);
  if (!isCarried && (await visit.signedIn())) throw redirect(nextOf(request));
  return { options: JSON.stringify(await signInOptions(desk)) };
});

export const action = consoleAction(async (args) => {
  const { desk } = args.context;
  const form = await readFields(args.request);
  // A form with these fields is an action's, which `asOperator` forwarded to this page.
  if (SHOWN_TO in form || !("means" in form))
    return data<Answer>({ email: "", carried: carry(desk, nextOf(args.request), form) });
  const { means, email = "", password = "", code = "", answer = "", carried = "" } = form;
  const kept: Answer = { email, carried };
  const refused = await orWrong(args, kept, async () => {
    const by = await (means === "password"
      ? signInByPassword(args, { email, password, code })
      : signInByKey(args, answer));
    const headers = await beginSession(args.context, by);
    const again = carriedBy(desk, by.operatorId, carried);
    if (again) return data<Answer>({ ...kept, again }, { headers });
    throw redirect(nextOf(args.request), { headers });
  });
  if (!refused.data.again) args.context.log.warn("a sign-in to the console was refused");
  return refused;
});

async function signInByPassword({ context: { desk, visit } }: ConsoleArgs, given: Given) {
  const { ip, from: origin, device } = visit;
  const operatorId = await operatorByPassword(desk, { ...given, ip, origin, device });
  return { operatorId, means: "password" as const };
}

async function signInByKey({ context: { desk, visit } }: ConsoleArgs, answer: string) {
  const { id: passkeyId, operatorId } = await keyOfAnswer(desk, { answer, origin: visit.origin });
  return { operatorId, passkeyId, means: "passkey" as const };
}

function nextOf(request: Request): string {
  return safePathOr(new URL(request.url).searchParams.get("next"), "/");
}

export default function SignIn() {
  const { options } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useWords();
  const carried = answer?.carried && <input type="hidden" name="carried" value={answer.carried} />;
  if (answer?.again) return <Again {...answer.again} />;
  return (
    <>
      <Head title={t("console.title")} />
      {answer?.problem && (
        <Notice tone="bad" isNews>
          {answer.problem}
        </Notice>
      )}
      {carried && <Notice isNews={!answer.problem}>{t("console.carried")}</Notice>}
      <PasskeyForm does="get" options={options} fields={carried}>
        {t("console.by_passkey")}
      </PasskeyForm>
      <Section title={t("console.by_password")}>
        <form className={css.form} method="post">
          <input type="hidden" name="means" value="password" />
          {carried}
          <TextField
            name="email"
            type="email"
            label={t("console.email")}
            value={answer?.email}
            autoComplete="username"
            required
          />
          <TextField
            name="password"
            type="password"
            label={t("console.password")}
            autoComplete="current-password"
            required
          />
          <CodeField name="code" hint={t("console.code_hint")} />
          <div className={css.row}>
            <Submit>{t("console.sign_in")}</Submit>
          </div>
        </form>
      </Section>
    </>
  );
}

/** A form that returns to the action. Carries the input in fields, because an address must not contain it. */
function Again({ to, fields }: CarriedForm) {
  const { t } = useWords();
  return (
    <>
      <Head title={t("console.title")} />
      <Notice tone="good" isNews>
        {t("console.carried_back")}
      </Notice>
      <form className={css.form} method="post" action={to}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={css.row}>
          <Submit tone="main" name="step" value="change">
            {t("console.carried_on")}
          </Submit>
        </div>
      </form>
    </>
  );
}
