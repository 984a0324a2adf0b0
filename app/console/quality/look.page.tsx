import { CaseHeld } from "~/app/console/cases/CaseHeld";
import { CaseReport } from "~/app/console/cases/CaseReport";
import { CaseRisks } from "~/app/console/cases/CaseRisks";
import { CaseTalk } from "~/app/console/cases/CaseTalk";
import { orWrong, readFields } from "~/app/console/frame/forms";
import { brandAction, brandLoader, sitesOf } from "~/app/console/frame/guards";
import { softeningFor } from "~/app/console/frame/pictures";
import { LookFrame } from "~/app/console/quality/LookFrame";
import { ruleIn, shownLook, takeNextLook } from "~/app/console/quality/second-looks";
import { answerLook } from "~/app/domain/safety/second-looks/second-looks";
import { useActionData, useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { page } from "~/app/ui/frame/page";
import { Picture } from "~/themes/console/pictures";
import { useWords } from "~/themes/words";

export const handle = page<{ title: string }>({
  name: "console-look",
  title: (t, data) => data?.title ?? t("quality.looks"),
  texts: ["chat_look", "law", "quality", "queue", "risk"],
});

export const loader = brandLoader("quality.look", async (args) => ({
  ...(await shownLook(args)),
  softening: await softeningFor(args.context.desk, args.who.id),
}));

export const action = brandAction("quality.look", async (args) => {
  const fields = await readFields(args.request);
  const { rule = "", measure = "" } = fields;
  return orWrong(args, { rule, measure }, async () => {
    const said = { rule: ruleIn(fields), measure };
    await answerLook(args.site, args.who.operator, args.params.id ?? "", said);
    throw redirect((await takeNextLook(args, sitesOf(args, "quality.look"))) ?? "/quality?end=1");
  });
});

/** Shows a colleague's case as the colleague saw it, without the decision. */
export default function Look() {
  const { softening, ...look } = useLoaderData<typeof loader>();
  const { title, brand, reports, held, risks, photo, talk, rules, measures } = look;
  const wrong = useActionData<typeof action>();
  const { t } = useWords();
  const hint = softening.blur === "none" ? undefined : t("queue.blurred");
  return (
    <LookFrame {...{ title, brand, softening, rules, measures, wrong }} lead={t("quality.look_lead")}>
      {photo && <Picture src={photo} label={t("quality.look_photo")} hint={hint} />}
      {talk && <CaseTalk talk={{ ...talk, isOpen: false, mayRead: true, more: null }} />}
      <CaseRisks risks={risks} />
      <CaseHeld messages={held} />
      {reports.map((report) => (
        <CaseReport key={report.id} report={report} isBlurred={softening.blur !== "none"} />
      ))}
    </LookFrame>
  );
}
