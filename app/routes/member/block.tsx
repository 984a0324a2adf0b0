import { profileOf } from "~/app/domain/people/profiles/profiles";
import { block } from "~/app/domain/safety/blocks/blocks";
import { keepPace, keepReadingPace } from "~/app/domain/site/limits/paces";
import { memberAction, memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { Button, ButtonLink, Form, shortName } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page<Awaited<ReturnType<typeof loader>>>({
  name: "members-memberId-block",
  texts: ["blocks", "profile"],
  title: (t, data) => (data ? t("blocks.confirm_title", { name: data.name }) : ""),
});

export const loader = memberLoader(async ({ params, context: { site, visit } }, member) => {
  await keepReadingPace(site, { member, from: visit }, "profiles");
  const { id, name } = await profileOf(site, member, params.memberId ?? "");
  return { id, name };
});

export const action = memberAction(async ({ params, context: { site } }, member) => {
  await keepPace(site, member, "blocks");
  await block(site, member, params.memberId ?? "");
  return redirect("/account/blocked");
});

/** Asks for confirmation, for browsers without scripts. The menu of a card links here too. */
export default function Block() {
  const { id, name } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page
      title={t("blocks.confirm_title", { name: shortName(name) })}
      lead={t("blocks.confirm", { name: shortName(name) })}
      width="prose"
      tabs={null}
    >
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
