import { useEffect, useRef, useState } from "react";
import { CloseIcon, IconButton, PictureProgress, usePictureAddress, VisuallyHidden } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { PhotoBox } from "./MessagePhoto";
import * as css from "./OutgoingPhoto.css";
import type { Outgoing } from "./outgoing";
import { useFocusReturn } from "./use-lead-back";

/** How often it is said how far a photo is, in ms. */
const SAY_EVERY = 5_000;

interface OutgoingPhotoProps {
  message: Outgoing;
  file: File;
  stop(message: Outgoing): void;
}

/** The photo of a message that is on its way, from this device, with how far it is. */
export function OutgoingPhoto({ message, file, stop }: OutgoingPhotoProps) {
  const { t } = useWords();
  const src = usePictureAddress(file);
  return (
    <PhotoBox src={src} alt={t("chats.photo_mine")} text={message.text}>
      {message.state === "sending" && <Uploading uploaded={message.uploaded} stop={() => stop(message)} />}
    </PhotoBox>
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

/** A value as it was when it was last said. */
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
