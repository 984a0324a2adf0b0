import { redirect } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { block } from "~/app/domain/blocks/blocks";
import { profileOf } from "~/app/domain/profiles/profiles";
import { memberAction, memberLoader } from "~/app/request/guards";
import * as css from "~/app/ui/forms.css";
import { page } from "~/app/ui/page";
import { Button, ButtonLink } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page<Awaited<ReturnType<typeof loader>>>({
  name: "members-memberId-block",
  texts: ["blocks", "profile"],
  title: (t, data) => (data ? t("blocks.confirm_title", { name: data.name }) : ""),
});

export const loader = memberLoader(async ({ params, context: { site } }, member) => {
  const { id, name } = await profileOf(site, member, params.memberId ?? "");
  return { id, name };
});

export const action = memberAction(async ({ params, context: { site } }, member) => {
  await block(site, member, params.memberId ?? "");
  return redirect("/account/blocked");
});

/** Asks where no script can do so in a dialog; the menu of a card leads here too. */
export default function Block() {
  const { id, name } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("blocks.confirm_title", { name })} lead={t("blocks.confirm", { name })} width="prose" tabs={null}>
      <Form method="post" className={css.choices}>
        <Button type="submit" variant="danger">
          {t("profile.block")}
        </Button>
        <ButtonLink href={`/report?profile=${id}`} variant="secondary">
          {t("profile.report")}
        </ButtonLink>
        <ButtonLink href={`/members/${id}`} variant="quiet">
          {t("common.cancel")}
        </ButtonLink>
      </Form>
    </Page>
  );
}
