import { isRouteErrorResponse, useRouteError } from "~/app/router/client";
import { Head } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

/** The error, within the console's frame. */
export function ConsoleError() {
  const error = useRouteError();
  const { t } = useWords();
  const told = isRouteErrorResponse(error) && typeof error.data === "string" && error.data;
  return (
    <>
      <Head title={t("error.title")} />
      <p>{told || t("error.unexpected")}</p>
      <p>
        <a href="/">{t("console.to_front")}</a>
      </p>
    </>
  );
}
