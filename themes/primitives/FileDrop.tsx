import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { IconButton } from "./Button";
import { describedBy, FieldNotes } from "./Field";
import * as fieldCss from "./Field.css";
import * as css from "./FileDrop.css";
import { AlertIcon, CloseIcon } from "./icons";
import { PictureProgress } from "./Progress";
import { CameraIcon } from "./page-icons";
import { usePictureAddress } from "./picture-address";
import { useScripted } from "./scripted";

export interface FileDropItem {
  id: string;
  name: string;
  /** The chosen file, or the address of a picture on the server. */
  picture: Blob | string;
  /** The progress of the upload, from 0 to 1. Null before and after the upload. */
  progress: number | null;
  /** The error of this file, in words. */
  error?: string;
}

export interface FileDropProps {
  /** The field of the form that is sent without a script. */
  name: string;
  label: ReactNode;
  /** The instruction, in words: "Choose pictures or drop them here". */
  prompt: ReactNode;
  /** The allowed files: "PNG or JPEG, up to 10 MB each". */
  hint?: ReactNode;
  /**
   * The accepted types, as in the native input: "image/png,image/webp". Dropped files may have other types, so check
   * each file's type.
   */
  accept: string;
  /** Whether several files can be chosen at once. Default: true. */
  multiple?: boolean;
  items: readonly FileDropItem[];
  /**
   * Called with chosen and dropped files, also with those from before hydration. The files' state comes back in
   * `items`.
   */
  onFiles: (files: File[]) => void;
  onRemove: (id: string) => void;
  labels: { remove: (name: string) => string; progress: (name: string) => string };
  /** The error of the field as a whole. */
  error?: string;
  disabled?: boolean;
}

/** Takes pictures by click, drop or keyboard. The native file input does all three and works without a script. */
export function FileDrop({ name, label, prompt, hint, accept, multiple = true, ...rest }: FileDropProps) {
  const { items, onFiles, onRemove, labels, error, disabled } = rest;
  const id = useId();
  const [over, setOver] = useState(false);
  const input = useChosenFiles(onFiles);
  const leave = () => setOver(false);
  return (
    <div className={fieldCss.field}>
      <label className={fieldCss.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.drop}>
        <input
          ref={input.ref}
          type="file"
          id={id}
          {...{ name, accept, multiple, disabled }}
          className={css.input}
          aria-describedby={[`${id}-prompt`, describedBy(id, undefined, error)].filter(Boolean).join(" ")}
          aria-invalid={error ? true : undefined}
          onChange={input.take}
          onDragEnter={() => setOver(true)}
          onDragLeave={leave}
          onDrop={leave}
        />
        <div className={css.face({ over })} id={`${id}-prompt`}>
          <span className={css.mark}>
            <CameraIcon size={22} />
          </span>
          <span className={css.prompt}>{prompt}</span>
          {hint && <span className={css.hint}>{hint}</span>}
        </div>
      </div>
      <FieldNotes id={id} error={error} />
      {items.length > 0 && (
        <ul className={css.files}>
          {items.map((item) => (
            <FileTile key={item.id} item={item} labels={labels} onRemove={() => onRemove(item.id)} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Passes on the input's files and empties the input, so that the same file can be chosen again. */
function useChosenFiles(onFiles: (files: File[]) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const take = () => {
    const files = [...(ref.current?.files ?? [])];
    if (files.length === 0) return;
    if (ref.current) ref.current.value = "";
    onFiles(files);
  };
  const first = useRef(take);
  useEffect(() => first.current(), []);
  return { ref, take };
}

interface FileTileProps {
  item: FileDropItem;
  labels: FileDropProps["labels"];
  onRemove: () => void;
}

function FileTile({ item, labels, onRemove }: FileTileProps) {
  const { name, picture, progress, error } = item;
  const state = error ? "refused" : progress === null ? "here" : "coming";
  const address = usePictureAddress(picture);
  const [failed, setFailed] = useState(false);
  const scripted = useScripted();
  return (
    <li className={css.file}>
      <div className={css.frame({ state })}>
        {address && !failed ? (
          // The file's name stands below, unless an error takes its place.
          <img
            src={address}
            alt={error ? name : ""}
            className={css.picture({ state })}
            onError={() => setFailed(true)}
          />
        ) : (
          <AlertIcon size={28} />
        )}
        {scripted && (
          <IconButton
            filled
            className={css.remove}
            label={labels.remove(name)}
            icon={<CloseIcon size={18} />}
            onClick={onRemove}
          />
        )}
        {state === "coming" && <PictureProgress label={labels.progress(name)} value={progress ?? 0} />}
      </div>
      {error ? (
        <p className={css.error} role="alert">
          {error}
        </p>
      ) : (
        <p className={css.name} title={name}>
          {name}
        </p>
      )}
    </li>
  );
}
