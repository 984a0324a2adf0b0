import { isRouteErrorResponse, useRouteError } from "~/app/router/client";
import { useWords } from "~/themes/words";

/** The error, within the console's frame. */
export function ConsoleError() {
  const error = useRouteError();
  const { t } = useWords();
  const told = isRouteErrorResponse(error) && typeof error.data === "string" && error.data;
  return (
    <>
      <h1>{t("error.title")}</h1>
      <p>{told || t("error.unexpected")}</p>
      <p>
        <a href="/">{t("console.to_front")}</a>
      </p>
    </>
  );
}
