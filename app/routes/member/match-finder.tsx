import { redirect } from "@remix-run/node";
import { Form, useLoaderData, useNavigation, useSearchParams } from "@remix-run/react";
import { decide, nextFound, undo } from "~/app/domain/finder/finder";
import { finderForm } from "~/app/domain/finder/finder.schema";
import { keepPace } from "~/app/domain/limits/paces";
import { submit } from "~/app/request/form";
import { memberAction, openLoader } from "~/app/request/guards";
import { FinderCard } from "~/app/ui/finder/FinderCard";
import * as css from "~/app/ui/forms.css";
import { page } from "~/app/ui/page";
import { personOf } from "~/app/ui/person.server";
import { reasonsInWords } from "~/app/ui/reasons.server";
import { Button, ButtonLink, EmptyNote } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "match-finder",
  texts: ["finder", "likes", "profile"],
  layout: "empty",
  title: (t) => t("finder.title"),
});

/** One person at a time; a visitor is invited to join. */
export const loader = openLoader(async ({ context: { site, visit } }) => {
  const member = await visit.member();
  if (!member) return { state: "visitor" as const };
  const { found, left } = await nextFound(site, member);
  if (!found) return { state: "through" as const };
  const { profile, reasons } = found;
  return {
    state: "found" as const,
    left,
    person: personOf(site, visit.language, profile, "l"),
    text: profile.notes[0]?.text ?? "",
    why: reasonsInWords(visit.words, reasons, false),
  };
});

export const action = memberAction(async (args, member) => {
  const { site } = args.context;
  return submit(args, finderForm, async ({ profile, choice }) => {
    if (choice === "undo") {
      await undo(site, member, profile);
      return redirect("/match-finder");
    }
    await keepPace(site, member, "likes");
    await decide(site, member, profile, choice === "like");
    return redirect(`/match-finder?last=${encodeURIComponent(profile)}`);
  });
});

export default function MatchFinder() {
  const data = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  const [query] = useSearchParams();
  const pending = useNavigation().state !== "idle";
  const last = query.get("last");
  const lead = data.state === "found" ? t("finder.left", { count: data.left }) : "";
  return (
    <Page title={t("finder.title")} lead={lead} width="stage" tabs={null}>
      <div className={css.part}>
        {data.state === "visitor" && (
          <>
            <p>{t("finder.visitor")}</p>
            <div>
              <ButtonLink href="/signup" variant="primary">
                {t("nav.signup")}
              </ButtonLink>
            </div>
          </>
        )}
        {data.state === "through" && <EmptyNote>{t("finder.through")}</EmptyNote>}
        {data.state === "found" && <FinderCard key={data.person.id} {...data} pending={pending} />}
        {data.state !== "visitor" && (
          <div className={css.choices}>
            {last && (
              <Form method="post" action="/match-finder">
                <input type="hidden" name="profile" value={last} />
                <Button type="submit" name="choice" value="undo" variant="quiet" disabled={pending}>
                  {t("finder.undo")}
                </Button>
              </Form>
            )}
            <ButtonLink href="/home" variant="quiet">
              {t("nav.home")}
            </ButtonLink>
          </div>
        )}
      </div>
    </Page>
  );
}
