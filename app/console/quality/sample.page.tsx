import { orWrong, readFields } from "~/app/console/frame/forms";
import { brandAction, brandLoader, sitesOf } from "~/app/console/frame/guards";
import { softeningFor } from "~/app/console/frame/pictures";
import { LookFrame } from "~/app/console/quality/LookFrame";
import { ruleIn, shownSample, takeNextLook } from "~/app/console/quality/second-looks";
import { answerSample } from "~/app/domain/safety/samples/samples";
import { useActionData, useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { page } from "~/app/ui/frame/page";
import { Facts, Section } from "~/themes/console/parts";
import { Picture } from "~/themes/console/pictures";
import { useWords } from "~/themes/words";

export const handle = page<{ title: string }>({
  name: "console-sample",
  title: (t, data) => data?.title ?? t("quality.samples"),
  texts: ["quality", "queue"],
});

export const loader = brandLoader("quality.look", async (args) => ({
  ...(await shownSample(args)),
  softening: await softeningFor(args.context.desk, args.who.id),
}));

export const action = brandAction("quality.look", async (args) => {
  const fields = await readFields(args.request);
  return orWrong(args, { rule: fields.rule ?? "" }, async () => {
    const said = { rule: ruleIn(fields), words: args.context.visit.words.t("quality.sample_words") };
    await answerSample(args.site, args.who.operator, args.params.id ?? "", said);
    throw redirect((await takeNextLook(args, sitesOf(args, "quality.look"))) ?? "/quality?end=1");
  });
});

/** A profile that no signal flagged, as others see it. */
export default function Sample() {
  const { title, brand, who, details, photos, rules, softening } = useLoaderData<typeof loader>();
  const wrong = useActionData<typeof action>();
  const { t } = useWords();
  const hint = softening.blur === "none" ? undefined : t("queue.blurred");
  return (
    <LookFrame {...{ title, brand, softening, rules, measures: null, wrong }} lead={t("quality.sample_lead")}>
      <Facts facts={[[t("queue.kind_profile"), who], ...details]} />
      {photos.length > 0 && (
        <Section title={t("quality.photos")}>
          {photos.map((src, index) => (
            <Picture key={src} src={src} label={t("queue.picture", { n: index + 1 })} hint={hint} />
          ))}
        </Section>
      )}
    </LookFrame>
  );
}
