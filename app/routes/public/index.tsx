import { withdrawableEverywhere } from "~/app/domain/money/prices/prices";
import { findAdvertised } from "~/app/domain/people/advertised/advertised";
import { mayShow } from "~/app/domain/people/search/search";
import { openLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { SignupForm } from "~/app/ui/account/signup/SignupForm";
import { page } from "~/app/ui/frame/page";
import { useSite } from "~/app/ui/frame/site-data";
import { People } from "~/app/ui/people/people";
import { peopleOf } from "~/app/ui/people/person.server";
import { linkedSite } from "~/app/ui/reach/linked-data.server";
import { FrontStory } from "~/themes/defaults/FrontStory";
import { Motif } from "~/themes/niches/motif";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page<Awaited<ReturnType<typeof loader>>>({
  name: "index",
  indexed: true,
  card: () => "index",
  title: (t) => t("index.headline"),
  description: (t) => t("index.promise"),
  linked: ({ linked }) => linked,
  texts: ["chats", "index", "likes", "profile", "signup"],
});

const SHOWN = 8;

export const loader = openLoader(async ({ context: { site, visit } }) => {
  if (await visit.member()) throw redirect("/home");
  const linked = linkedSite(site, visit.words);
  const givesBack = withdrawableEverywhere(site.tenant);
  if (!mayShow(site, null, visit.source)) return { linked, givesBack, people: null };
  const people = await findAdvertised(site, { most: SHOWN });
  return { linked, givesBack, people: peopleOf(site, visit.language, people) };
});

export default function FrontPage() {
  const { people, givesBack } = useLoaderData<typeof loader>();
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
      story={<Story givesBack={givesBack} />}
    />
  );
}

/** Renders the part below the first screen: how the site works, how safe it is, what it costs, and common questions. */
function Story({ givesBack }: { givesBack: boolean }) {
  const { t } = useWords();
  const { brand = "", sells = false } = useSite() ?? {};
  const paid = [t("index.prices_paid"), givesBack ? t("index.prices_back") : ""].join(" ").trim();
  return (
    <FrontStory
      how={{
        title: t("index.how_title"),
        steps: ([1, 2, 3] as const).map((n) => ({ title: t(`index.how_${n}_title`), text: t(`index.how_${n}_text`) })),
      }}
      safety={{
        title: t("index.safety_title"),
        points: ([1, 2, 3, 4] as const).map((n) => t(`index.safety_${n}`, { brand })),
      }}
      prices={{
        title: t("index.prices_title"),
        texts: [t("index.prices_free"), sells ? paid : t("index.prices_none")],
        link: sells ? { href: "/pricing", label: t("index.prices_link") } : null,
      }}
      questions={{
        title: t("index.questions_title"),
        items: ([1, 2, 3] as const).map((n) => ({
          question: t(`index.question_${n}`),
          answer: t(`index.answer_${n}`),
        })),
        more: { href: "/pages/faq", label: t("index.questions_more") },
      }}
    />
  );
}
