import { type RefObject, useEffect } from "react";
import { ACCEPTED_PICTURES, PICTURE_TYPES } from "~/app/ui/frame/picture-types";
import { CloseIcon, IconButton, PlusIcon, usePictureAddress, useScripted } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { awaitingScript } from "./Composer.css";
import * as css from "./PhotoField.css";

interface PhotoFieldProps {
  field: RefObject<HTMLInputElement>;
  maxBytes: number;
  choose(file: File | undefined): void;
}

/** The form's file field for a photo. With a script, `PhotoButton` opens it. */
export function PhotoField({ field, maxBytes, choose }: PhotoFieldProps) {
  const { t } = useWords();
  const scripted = useScripted();
  // A member may choose a file before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has come
  useEffect(() => choose(field.current?.files?.[0]), []);
  return (
    <label className={css.field} hidden={scripted}>
      {t("chats.photo_add")}
      <input
        ref={field}
        type="file"
        name="file"
        accept={ACCEPTED_PICTURES}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      <span>{t("chats.photo_limit", { max: maxBytes / MB })}</span>
    </label>
  );
}

export function PhotoButton({ field }: Pick<PhotoFieldProps, "field">) {
  const { t } = useWords();
  const scripted = useScripted();
  return (
    <IconButton
      label={t("chats.photo_add")}
      icon={<PlusIcon size={22} />}
      onClick={() => field.current?.click()}
      className={scripted ? undefined : awaitingScript}
    />
  );
}

export function ChosenPhoto({ file, remove }: { file: File; remove(): void }) {
  const { t } = useWords();
  const src = usePictureAddress(file);
  return (
    <div className={css.chosen}>
      {src && <img src={src} alt={t("chats.photo_chosen")} className={css.thumb} />}
      <IconButton label={t("chats.photo_remove")} icon={<CloseIcon size={18} />} onClick={remove} />
    </div>
  );
}

/** Returns whether a file may be sent. The server checks its contents. */
export function isSendable({ type, size }: File, maxBytes: number): boolean {
  return PICTURE_TYPES.some((known) => known === type) && size <= maxBytes;
}

export const MB = 1024 * 1024;
