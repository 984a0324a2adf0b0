import { useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "~/app/router/client";
import { SeldomSignupForm } from "~/app/ui/account/signup/SeldomSignupForm";
import { SuggestedPeople } from "~/app/ui/people/SuggestedPeople";
import { ButtonLink } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import type { Person } from "~/themes/template";
import { useWords } from "~/themes/words";
import { reloadOnce } from "./chunk-failure";
import { useSite } from "./site-data";

/**
 * Shows an error in the site's frame: with other people for a member, and with the sign-up for a visitor. Offers a
 * retry if the site failed.
 */
export function ErrorScreen() {
  const error = useRouteError();
  const { t } = useWords();
  useWholePage(error);
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: "" };
  return <ErrorFace status={status} message={(typeof data === "string" && data) || t("error.unexpected")} />;
}

/** Reloads a page whose data failed offline. The worker then answers with the cached page or the offline page. */
function useWholePage(error: unknown): void {
  useEffect(() => {
    if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message) && hasWorker()) reloadOnce();
  }, [error]);
}

const hasWorker = () => Boolean(navigator.serviceWorker?.controller);

interface ErrorFaceProps {
  status: number;
  message: string;
  /** The people to show to a member. Undefined if the browser must fetch them. */
  people?: Person[];
}

export function ErrorFace({ status, message, people }: ErrorFaceProps) {
  const { ErrorPage } = useTemplate();
  const { t } = useWords();
  const site = useSite();
  const title = t("error.title");
  if (!site)
    return (
      <main id="main">
        <h1>
          {title} {status}
        </h1>
        <p>{message}</p>
      </main>
    );
  return (
    <ErrorPage status={status} title={title} message={message}>
      {!site.bot && <WaysOn status={status} people={people} />}
    </ErrorPage>
  );
}

function WaysOn({ status, people }: Pick<ErrorFaceProps, "status" | "people">) {
  const { t } = useWords();
  const site = useSite();
  if (site?.member)
    return (
      <>
        {status >= 500 && <Again />}
        <SuggestedPeople people={people} />
      </>
    );
  if (status >= 500) return <Again />;
  return (
    <section>
      {site?.mayJoin && <h2>{t("error.signup_for_free")}</h2>}
      <SeldomSignupForm />
    </section>
  );
}

function Again() {
  const { t } = useWords();
  return <ButtonLink href="">{t("error.try_again")}</ButtonLink>;
}
