import { useEffect, useState } from "react";
import { useSite } from "~/app/ui/frame/site-data";
import { BellIcon, Button, Notice } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./PushHere.css";
import { pushAbility, subscribeBrowser, turnedOff, turnOff, turnOn } from "./subscription";

/** `on`: subscribed, and the site knows. `off`: turned off here. `failed`: allowed, but subscribing failed. */
type Here = "unsupported" | "ios" | "denied" | "unasked" | "off" | "failed" | "on";

export function PushHere() {
  const key = useSite()?.member?.pushKey;
  const [here, setHere] = useState<Here>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let over = false;
    if (key) void truth(key).then((found) => over || setHere(found));
    return () => {
      over = true;
    };
  }, [key]);
  if (!key) return null;

  const change = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work();
    setHere(await truth(key));
    setBusy(false);
  };
  return (
    <div className={css.place}>
      <div className={css.usual} aria-hidden="true">
        <Note here="off" reserving />
      </div>
      {here && (
        <div className={css.shown}>
          <Note here={here} live busy={busy} change={(work) => void change(work)} />
        </div>
      )}
    </div>
  );
}

interface NoteProps {
  here: Here;
  live?: boolean;
  busy?: boolean;
  /** Whether the note only reserves its room and has no button. */
  reserving?: boolean;
  change?(work: () => Promise<unknown>): void;
}

function Note({ here, live = false, busy = false, reserving = false, change }: NoteProps) {
  const { t } = useWords();
  const button = (label: string, work: () => Promise<unknown>) => (
    <Button
      type="button"
      variant="secondary"
      size="s"
      icon={<BellIcon size={18} />}
      pending={busy}
      tabIndex={reserving ? -1 : undefined}
      onClick={() => change?.(work)}
    >
      {label}
    </Button>
  );
  if (here === "unsupported") return <Notice live={live}>{t("notifications.push_here_unsupported")}</Notice>;
  if (here === "ios") return <Notice live={live}>{t("notifications.push_here_ios")}</Notice>;
  if (here === "denied") return <Notice live={live}>{t("notifications.push_here_blocked")}</Notice>;
  if (here === "on")
    return (
      <Notice tone="success" live={live} action={button(t("notifications.push_here_stop"), turnOff)}>
        {t("notifications.push_here_on")}
      </Notice>
    );
  if (here === "failed")
    return (
      <Notice tone="danger" live={live} action={button(t("notifications.push_here_again"), turnOn)}>
        {t("notifications.push_here_failed")}
      </Notice>
    );
  return (
    <Notice live={live} action={button(t("notifications.push_here"), here === "off" ? turnOn : ask)}>
      {t("notifications.push_here_off")}
    </Notice>
  );
}

/** Asks for permission. Called only after a click: browsers refuse an unprompted question, and then permanently. */
async function ask(): Promise<void> {
  await Notification.requestPermission();
  await turnOn();
}

/**
 * Subscribes if permission is given and notifications are not turned off. Returns the state, because permission may
 * have changed.
 */
async function truth(key: string): Promise<Here> {
  const ability = pushAbility();
  if (ability === "default") return "unasked";
  if (ability !== "granted") return ability;
  if (turnedOff()) return "off";
  return (await subscribeBrowser(key)) ? "on" : "failed";
}
