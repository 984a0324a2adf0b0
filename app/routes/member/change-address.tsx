import { z } from "zod";
import { askForAddress } from "~/app/domain/account/credentials/address-change";
import { submit } from "~/app/request/form";
import { memberAction, memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { AddressForm } from "~/app/ui/account/AddressForm";
import { useFormState } from "~/app/ui/frame/forms";
import { page } from "~/app/ui/frame/page";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "notifications-address",
  texts: ["notifications", "signup"],
  title: (t) => t("notifications.email_title"),
});

const fields = z.object({ email: z.string("error.required"), password: z.string().optional() });

export const loader = memberLoader(async (_args, { email, confirmedAt }) => {
  return { email, confirmed: confirmedAt !== null };
});

export const action = memberAction(async (args, member) => {
  return submit(args, fields, async (wish) => {
    await askForAddress(args.context.site, member, wish);
    return redirect("/notifications?asked#email-change-incorrect");
  });
});

/** The form on its own, with its errors. */
export default function ChangeAddress() {
  const { confirmed } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("notifications.change")} lead={t("notifications.change_title")} width="prose" tabs={null}>
      <AddressForm confirmed={confirmed} state={useFormState()} />
    </Page>
  );
}
