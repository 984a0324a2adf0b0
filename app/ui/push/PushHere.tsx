import { useEffect, useState } from "react";
import { useSite } from "~/app/ui/site-data";
import { BellIcon, Button, Notice } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { type PushAbility, pushAbility, subscribeBrowser } from "./subscription";

/** Whether this very browser shows notifications, and what to do where it does not. Nothing before the scripts are there. */
export function PushHere() {
  const { t } = useWords();
  const key = useSite()?.member?.pushKey;
  const [ability, setAbility] = useState<PushAbility>("unsupported");
  const [asking, setAsking] = useState(false);
  useEffect(() => setAbility(pushAbility()), []);

  // Only after a click: a question out of nowhere is refused, and then for good.
  const ask = async () => {
    setAsking(true);
    await Notification.requestPermission();
    if (key) await subscribeBrowser(key);
    setAsking(false);
    setAbility(pushAbility());
  };

  if (!key || ability === "unsupported") return null;
  if (ability === "granted") return <p>{t("notifications.push_here_on")}</p>;
  if (ability === "denied") return <Notice>{t("notifications.push_here_blocked")}</Notice>;
  if (ability === "ios") return <p>{t("notifications.push_here_ios")}</p>;
  return (
    <div>
      <Button type="button" icon={<BellIcon size={20} />} pending={asking} onClick={() => void ask()}>
        {t("notifications.push_here")}
      </Button>
    </div>
  );
}
