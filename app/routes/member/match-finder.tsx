import { decide, type Found, undo, upNext } from "~/app/domain/people/finder/finder";
import { finderForm } from "~/app/domain/people/finder/finder.schema";
import { keepPace } from "~/app/domain/site/limits/paces";
import { submit } from "~/app/request/form";
import { memberAction, memberLoader } from "~/app/request/guards";
import { useLoaderData, useSearchParams } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { usePending } from "~/app/ui/frame/delivery";
import { useFormState } from "~/app/ui/frame/forms";
import { page } from "~/app/ui/frame/page";
import { Finder } from "~/app/ui/people/finder/Finder";
import * as css from "~/app/ui/people/finder/Finder.css";
import { NobodyToShow } from "~/app/ui/people/finder/NobodyToShow";
import { personOf } from "~/app/ui/people/person.server";
import { interestsOf, promptsOf } from "~/app/ui/people/profile/shown.server";
import { reasonsInWords } from "~/app/ui/safety/reasons.server";
import { Button, Form, UndoIcon } from "~/themes/primitives";
import { useWords } from "~/themes/words";

export const handle = page<Awaited<ReturnType<typeof loader>>>({
  name: "match-finder",
  texts: ["finder", "home", "likes", "profile"],
  // Decision 23 replaces the specification's empty layout.
  layout: ({ state }) => (state === "found" ? "stage" : "default"),
  title: (t) => t("finder.title"),
});

export const loader = memberLoader(async ({ request, context: { site, visit } }, member) => {
  const again = new URL(request.url).searchParams.get("again") ?? undefined;
  const { found, behind, left } = await upNext(site, member, again);
  if (!found) return { state: "through" as const };
  const interestsIn = (profile: Found["profile"]) => {
    const names = interestsOf(profile, member, visit.words).map(({ name }) => name);
    return names.length > 0 ? [{ title: visit.words.t("profile.interest_list"), text: names.join(" · ") }] : [];
  };
  const candidate = ({ profile, reasons }: Found) => ({
    person: personOf(site, visit.language, profile, "l"),
    why: reasonsInWords(visit.words, reasons, false).join(" · "),
    about: [
      ...profile.notes.slice(0, 1).map(({ text }) => ({ title: "", text })),
      ...promptsOf(profile, visit.words).map(({ question, answer }) => ({ title: question, text: answer })),
      ...interestsIn(profile),
    ],
  });
  return { state: "found" as const, left, found: candidate(found), behind: behind && candidate(behind) };
});

export const action = memberAction(async (args, member) => {
  const { site } = args.context;
  return submit(args, finderForm, async ({ profile, choice }) => {
    if (choice === "undo") {
      await undo(site, member, profile);
      return redirect(`/match-finder?again=${encodeURIComponent(profile)}`);
    }
    await keepPace(site, member, "likes");
    await decide(site, member, profile, choice === "like");
    return redirect(`/match-finder?last=${encodeURIComponent(profile)}`);
  });
});

export default function MatchFinder() {
  const data = useLoaderData<typeof loader>();
  const { problem } = useFormState();
  const [query] = useSearchParams();
  const pending = usePending();
  const last = query.get("last");
  if (data.state === "through") return <NobodyLeft last={last} pending={pending} />;
  const again = query.get("again") === data.found.person.id;
  return <Finder {...data} {...{ last, again, pending, problem }} />;
}

function NobodyLeft({ last, pending }: { last: string | null; pending: boolean }) {
  const { t } = useWords();
  return (
    <NobodyToShow text={t("finder.through")} href="/members" label={t("home.see_all")}>
      {last && (
        <Form method="post" action="/match-finder" className={css.undoLast}>
          <input type="hidden" name="profile" value={last} />
          <Button
            type="submit"
            name="choice"
            value="undo"
            variant="quiet"
            disabled={pending}
            icon={<UndoIcon size={18} />}
          >
            {t("finder.undo")}
          </Button>
        </Form>
      )}
    </NobodyToShow>
  );
}
