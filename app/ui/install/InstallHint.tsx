import { useEffect, useRef } from "react";
import { useSite } from "~/app/ui/site-data";
import { useToast } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { declineHint, install, installWay, isHintDeclined, onGoodMoment } from "./prompt";

/** Hints at installing the site, after a match or a message that was sent. Whoever closes it never sees it again. */
export function InstallHint() {
  const member = useSite()?.member?.id;
  const brand = useSite()?.brand ?? "";
  const toast = useToast();
  const { t } = useWords();
  const shown = useRef(false);
  useEffect(() => {
    if (!member) return;
    return onGoodMoment(() => {
      const way = installWay();
      if (!way || shown.current || isHintDeclined()) return;
      shown.current = true;
      const hint = { title: t("common.install_title", { brand }), stays: true, onDismiss: declineHint };
      if (way === "ios") toast({ ...hint, text: t("common.install_ios") });
      else
        toast({ ...hint, text: t("common.install_text"), action: { label: t("common.install"), onSelect: install } });
    });
  }, [member, brand, toast, t]);
  return null;
}
