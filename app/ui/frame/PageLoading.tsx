import { useNavigation, useRouteError } from "~/app/router/client";
import { LoadingBar, useLoadingBar } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { usePosting } from "./delivery";

/** The bar at the top during navigation, in the error colour if it failed. */
export function PageLoading() {
  const navigating = useNavigation().state !== "idle";
  const busy = usePosting() !== undefined || navigating;
  const failed = Boolean(useRouteError());
  const { t } = useWords();
  return <LoadingBar state={useLoadingBar(busy, failed)} label={t("common.loading")} />;
}
