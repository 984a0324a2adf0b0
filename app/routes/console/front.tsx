import { consoleLoader } from "~/app/request/console/guards";
import { endOperatorSession } from "~/app/request/console/session";
import { data } from "~/app/router/server";
import { page } from "~/app/ui/frame/page";
import { useWords } from "~/themes/words";

export const handle = page({ name: "console", title: (t) => t("console.title"), texts: ["console"] });

/** There is no signing in yet, so a session that a browser believes to have is none. */
export const loader = consoleLoader(({ context: { visit } }) =>
  data(null, { headers: visit.token ? { "Set-Cookie": endOperatorSession(visit) } : {} }),
);

export default function Front() {
  const { t } = useWords();
  return (
    <>
      <h1>{t("console.title")}</h1>
      <p>{t("console.no_operator")}</p>
    </>
  );
}
