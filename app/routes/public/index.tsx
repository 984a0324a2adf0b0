import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { defaultFilters, mayShow, search } from "~/app/domain/search/search";
import { page } from "~/app/ui/page";
import { People } from "~/app/ui/people";
import { peopleOf } from "~/app/ui/person.server";
import { SignupForm } from "~/app/ui/signup/SignupForm";
import { useSite } from "~/app/ui/site-data";
import { Motif } from "~/themes/niches/motif";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "index" });

const SHOWN = 8;

export async function loader({ context: { site, visit } }: LoaderFunctionArgs) {
  if (await visit.member()) throw redirect("/home");
  if (!mayShow(site, null, visit.trafficSource)) return { people: null };
  const { profiles } = await search(site, null, { ...defaultFilters(site, null), pp: SHOWN });
  return { people: peopleOf(site, visit.language, profiles) };
}

export default function FrontPage() {
  const { people } = useLoaderData<typeof loader>();
  const { Index } = useTemplate();
  const { t } = useWords();
  const { brand = "", niche = 1, mayJoin = false } = useSite() ?? {};
  return (
    <Index
      brand={brand}
      headline={t("index.headline", { brand })}
      promise={t("index.promise", { brand })}
      motif={<Motif niche={niche} variant="hero" />}
      signupTitle={mayJoin ? t("signup.title", { brand }) : ""}
      signup={<SignupForm />}
      points={([1, 2, 3] as const).map((n) => ({
        title: t(`index.point_${n}_title`),
        text: t(`index.point_${n}_text`),
      }))}
      members={people && people.length > 0 ? <People people={people} below /> : null}
    />
  );
}
