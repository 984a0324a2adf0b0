import { useNavigation, useRouteError } from "@remix-run/react";
import { LoadingBar, useLoadingBar } from "~/themes/primitives";
import { useWords } from "~/themes/words";

/** The bar on top while the next page is being fetched; in the error colour where that failed. */
export function PageLoading() {
  const busy = useNavigation().state !== "idle";
  const failed = Boolean(useRouteError());
  const { t } = useWords();
  return <LoadingBar state={useLoadingBar(busy, failed)} label={t("common.loading")} />;
}
