import { operatorByPassword } from "~/app/domain/desk/operator-passwords/operator-passwords";
import { ownerOfAnswer, signInOptions } from "~/app/domain/desk/passkeys/passkeys";
import { orWrong, readFields } from "~/app/request/console/forms";
import { consoleAction, consoleLoader } from "~/app/request/console/guards";
import { beginSession } from "~/app/request/console/signing-in";
import { safePathOr } from "~/app/request/guards";
import { useActionData, useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { CodeField } from "~/app/ui/console/CodeField";
import { PasskeyForm } from "~/app/ui/console/PasskeyForm";
import { page } from "~/app/ui/frame/page";
import type { SignInMeans } from "~/db/control/tables";
import * as css from "~/themes/console/console.css";
import { Submit, TextField } from "~/themes/console/fields";
import { Head, Notice, Section } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

export const handle = page({ name: "console-sign-in", title: (t) => t("console.sign_in"), texts: ["console"] });

export const loader = consoleLoader(async ({ request, context: { desk, visit } }) => {
  if (await visit.signedIn()) throw redirect(nextOf(request));
  return { options: JSON.stringify(await signInOptions(desk)) };
});

export const action = consoleAction(async (args) => {
  const { desk, visit } = args.context;
  const { means, email = "", password = "", code = "", answer = "" } = await readFields(args.request);
  const refused = await orWrong(args, { email }, async () => {
    const by: SignInMeans = means === "password" ? "password" : "passkey";
    const operatorId = await (by === "password"
      ? operatorByPassword(desk, { email, password, code, ip: visit.ip })
      : ownerOfAnswer(desk, { answer, origin: visit.origin }));
    const headers = { "Set-Cookie": await beginSession(args.context, operatorId, by) };
    throw redirect(nextOf(args.request), { headers });
  });
  args.context.log.warn("a sign-in to the console was refused");
  return refused;
});

function nextOf(request: Request): string {
  return safePathOr(new URL(request.url).searchParams.get("next"), "/");
}

export default function SignIn() {
  const { options } = useLoaderData<typeof loader>();
  const wrong = useActionData<typeof action>();
  const { t } = useWords();
  return (
    <>
      <Head title={t("console.title")} />
      {wrong?.problem && (
        <Notice tone="bad" isNews>
          {wrong.problem}
        </Notice>
      )}
      <PasskeyForm does="get" options={options}>
        {t("console.by_passkey")}
      </PasskeyForm>
      <Section title={t("console.by_password")}>
        <form className={css.form} method="post">
          <input type="hidden" name="means" value="password" />
          <TextField
            name="email"
            type="email"
            label={t("console.email")}
            value={wrong?.email}
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
