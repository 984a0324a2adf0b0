import { type ReactNode, useEffect, useRef, useState } from "react";
import { toOpenLater } from "~/app/ui/people/photos/use-photo-viewer";
import { CloseIcon, IconButton, PictureProgress, VisuallyHidden } from "~/themes/primitives";
import { type Speech, useWords } from "~/themes/words";
import { LinkedPhoto } from "./MessagePhoto";
import * as css from "./OutgoingPhoto.css";
import type { Outgoing } from "./outgoing";
import { useFocusReturn } from "./use-lead-back";

/** How often a photo's progress is announced, in ms. */
const SAY_EVERY = 5_000;

/**
 * Renders the photo of a message that is being sent. A function, not a component, so that the element stays the same
 * once the message has arrived.
 */
export function outgoingPhoto(message: Outgoing, stop: (message: Outgoing) => void, { t }: Speech): ReactNode {
  const { photo, text, state, uploaded } = message;
  if (!photo) return null;
  return (
    <LinkedPhoto picture={photo} alt={t("chats.photo_mine")} text={text} link={toOpenLater}>
      {state === "sending" && <Uploading uploaded={uploaded} stop={() => stop(message)} />}
    </LinkedPhoto>
  );
}

function Uploading({ uploaded, stop }: { uploaded: number; stop(): void }) {
  const { t } = useWords();
  const button = useFocusReturn<HTMLButtonElement>();
  const percent = useSaid(Math.floor(uploaded * 4) * 25);
  return (
    <>
      <IconButton
        ref={button}
        filled
        className={css.stop}
        label={t("chats.photo_stop")}
        icon={<CloseIcon size={18} />}
        onClick={stop}
      />
      <PictureProgress label={t("chats.photo_sending")} value={uploaded} />
      {/* The log around it is a live region: it announces changes politely. */}
      <VisuallyHidden>{percent > 0 && t("chats.photo_uploaded", { percent })}</VisuallyHidden>
    </>
  );
}

/** Returns the value that was last announced. */
function useSaid(value: number): number {
  const [said, setSaid] = useState(0);
  const current = useRef(value);
  useEffect(() => {
    current.current = value;
  });
  useEffect(() => {
    const timer = window.setInterval(() => setSaid(current.current), SAY_EVERY);
    return () => clearInterval(timer);
  }, []);
  return said;
}
