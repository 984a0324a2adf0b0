import { consoleLoader } from "~/app/console/frame/guards";
import { data } from "~/app/router/server";
import { page } from "~/app/ui/frame/page";
import { useWords } from "~/themes/words";

export const handle = page({ name: "console-error", title: (t) => t("error.title"), texts: ["console"] });

export const loader = consoleLoader(() => data(null, { status: 404 }));

export default function NotFound() {
  const { t } = useWords();
  return (
    <>
      <h1>{t("error.title")}</h1>
      <p>{t("console.not_found")}</p>
      <p>
        <a href="/">{t("console.to_front")}</a>
      </p>
    </>
  );
}
