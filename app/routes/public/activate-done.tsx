import { openLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { Outcome } from "~/app/ui/frame/Outcome";
import { page } from "~/app/ui/frame/page";
import { useWords } from "~/themes/words";

export const handle = page({ name: "activate-done", texts: ["activate"], title: (t) => t("activate.done_title") });

/** A member with an unfinished sign-up can continue from here. */
export const loader = openLoader(async ({ context: { visit } }) => {
  return { through: (await visit.member())?.lastSignupStep !== false };
});

export default function ActivateDone() {
  const { through } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <Outcome
      title={t("activate.done_title")}
      text={t("activate.done_text")}
      href={through ? "/home" : "/complete-signup"}
      label={t(through ? "activate.done_action" : "activate.finish_action")}
    />
  );
}
