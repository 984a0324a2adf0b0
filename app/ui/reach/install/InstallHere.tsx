import { useEffect, useState } from "react";
import { Button } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { type InstallWay, install, installWay } from "./suggestion";

/** Installs the site in this browser, or explains how. Renders nothing if it is installed or cannot be. */
export function InstallHere() {
  const { t } = useWords();
  const [way, setWay] = useState<InstallWay | null>(null);
  useEffect(() => {
    const look = () => setWay(installWay());
    look();
    addEventListener("beforeinstallprompt", look); // after the listener that stores it
    return () => removeEventListener("beforeinstallprompt", look);
  }, []);
  if (way === null) return null;
  if (way === "ios") return <p>{t("common.install_ios")}</p>;
  return (
    <div>
      <Button type="button" variant="secondary" onClick={() => void install().then(() => setWay(installWay()))}>
        {t("common.install")}
      </Button>
    </div>
  );
}
