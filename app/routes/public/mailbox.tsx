import { z } from "zod";
import { mailProviderOf } from "~/app/domain/account/accounts/accounts";
import { resendPending } from "~/app/domain/account/signup/pending";
import { submit } from "~/app/request/form";
import { openAction, openLoader } from "~/app/request/guards";
import { pendingOf } from "~/app/request/pending-signup";
import { resumeSignup } from "~/app/request/signup";
import { useLoaderData, useSearchParams } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { NAMED_SPAM_BOX, SentMail } from "~/app/ui/account/signup/SentMail";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import * as formCss from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { useSite } from "~/app/ui/frame/site-data";
import { Motif } from "~/themes/niches/motif";
import { Button, Form } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "activate-mailbox",
  texts: ["account", "signup", "steps"],
  layout: "lander",
  title: (t) => t("steps.done_title"),
});

/**
 * Shown after the sign-up on a site with private addresses, until the member opens the emailed link. Does not reveal
 * whether an address is known.
 */
export const loader = openLoader(async (args) => {
  await resumeSignup(args);
  const pending = await pendingOf(args);
  if (!pending) return null;
  const { email, fields } = pending;
  return { email, fields, namedSpamBox: mailProviderOf(email) === NAMED_SPAM_BOX };
});

export const action = openAction(async (args) => {
  const { site } = args.context;
  const pending = await pendingOf(args);
  if (!pending) throw redirect("/signup");
  return submit(args, z.object({}), async () => {
    await resendPending(site, pending);
    return redirect("/activate/mailbox?sent");
  });
});

export default function Mailbox() {
  const pending = useLoaderData<typeof loader>();
  const { FormFrame } = useTemplate();
  const { t } = useWords();
  const [query] = useSearchParams();
  const state = useFormState();
  return (
    <FormFrame
      title={t("steps.done_title")}
      lead={t("steps.mailbox_lead")}
      motif={<Motif niche={useSite()?.niche ?? 1} variant="hero" />}
      aside={
        <>
          {t("steps.mailbox_known")} <a href="/login?next=/complete-signup">{t("signup.to_login")}</a>
        </>
      }
    >
      {pending && (
        <div className={formCss.stack}>
          <FormProblem state={state} />
          <SentMail {...pending} again={query.has("sent") && !state.refusal} action="/activate/mailbox" />
          <OtherAddress fields={pending.fields} />
        </div>
      )}
    </FormFrame>
  );
}

/** Leads back to the sign-up form, with all input except the password. */
function OtherAddress({ fields }: { fields: [string, string][] }) {
  const { t } = useWords();
  return (
    <Form method="post" action="/signup">
      <input type="hidden" name="begin" value="1" />
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="quiet" wide>
        {t("steps.mailbox_other")}
      </Button>
    </Form>
  );
}
