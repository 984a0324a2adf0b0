import { useEffect } from "react";
import type { LegalPage } from "~/app/domain/site/legal/legal";
import { useFetcher } from "~/app/router/client";
import { useWaiting } from "~/app/ui/frame/Waiting";
import { Button, Dialog, Notice, Prose, Spinner } from "~/themes/primitives";
import { useWords } from "~/themes/words";

interface LegalDialogProps {
  page: "terms" | "privacy";
  open: boolean;
  close(): void;
}

export function LegalDialog({ page, open, close }: LegalDialogProps) {
  const { t } = useWords();
  const { load, data } = useFetcher<LegalPage>({ key: `legal ${page}` });
  const waiting = useWaiting();
  useEffect(() => {
    load(`/pages/${page}`);
  }, [load, page]);
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && close()}
      title={data?.title ?? t(`signup.${page}_link`)}
      closeLabel={t("common.close")}
      actions={
        <Button type="button" onClick={close}>
          {t("common.close")}
        </Button>
      }
    >
      {data ? (
        <Prose>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from markdown without raw HTML */}
          <div dangerouslySetInnerHTML={{ __html: data.html }} />
        </Prose>
      ) : (
        <>
          <Spinner label={t("common.loading")} />
          {waiting && <Notice live>{t("error.waiting")}</Notice>}
        </>
      )}
    </Dialog>
  );
}
