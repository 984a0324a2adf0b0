import { useEffect, useRef } from "react";
import { useSite } from "~/app/ui/frame/site-data";
import { useToast } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { declineHint, install, installWay, isHintDeclined, onGoodMoment } from "./prompt";

/** Suggests installing the site, after a match or a message that was sent. Once closed it never comes back. */
export function InstallHint() {
  const site = useSite();
  // Visitors, who have no such moments, do without the code of toasts.
  return site?.member ? <MemberHint brand={site.brand} /> : null;
}

function MemberHint({ brand }: { brand: string }) {
  const toast = useToast();
  const { t } = useWords();
  const shown = useRef(false);
  useEffect(() => {
    return onGoodMoment(() => {
      const way = installWay();
      if (!way || shown.current || isHintDeclined()) return;
      shown.current = true;
      const hint = { title: t("common.install_title", { brand }), stays: true, onDismiss: declineHint };
      if (way === "ios") toast({ ...hint, text: t("common.install_ios") });
      else
        toast({ ...hint, text: t("common.install_text"), action: { label: t("common.install"), onSelect: install } });
    });
  }, [brand, toast, t]);
  return null;
}
