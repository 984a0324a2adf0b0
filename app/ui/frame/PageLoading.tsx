import { useNavigation, useRouteError } from "~/app/router/client";
import { LoadingBar, useLoadingBar } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { usePosting } from "./delivery";

/** The bar on top while the next page is being fetched; in the error colour where that failed. */
export function PageLoading() {
  const navigating = useNavigation().state !== "idle";
  const busy = usePosting() !== undefined || navigating;
  const failed = Boolean(useRouteError());
  const { t } = useWords();
  return <LoadingBar state={useLoadingBar(busy, failed)} label={t("common.loading")} />;
}
