import { useState } from "react";
import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";
import * as formCss from "~/app/ui/frame/forms.css";
import { ACCEPTED_PICTURES, PICTURE_TYPES } from "~/app/ui/frame/picture-types";
import { useReload } from "~/app/ui/frame/reload";
import { useScripted } from "~/app/ui/frame/scripted";
import { Button, FileDrop, type FileDropItem, Form, Notice } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./PhotoDrop.css";
import { CropDialog } from "./photos/CropDialog";
import { type ChosenPhoto, useUploads } from "./uploads";

export interface PhotoDropProps {
  /** The address of the form, used without a script. */
  action: string;
  photos: readonly { id: string; src: string }[];
  /** Whether the component shows the existing photos, each with a button to remove it. */
  showing: boolean;
  max: number;
  maxBytes: number;
  minEdge: number;
  /** Errors of the files in the submitted form, as text. */
  refused: readonly string[];
}

/**
 * A field for photos by click or drop, which uploads them at once. Without a script, a form sends all of them together.
 */
export function PhotoDrop({ action, photos, showing, max, maxBytes, minEdge, refused }: PhotoDropProps) {
  const { t } = useWords();
  const reload = useReload();
  const { uploads, send, forget } = useUploads({ maxBytes, done: reload });
  const { cropping, take, next } = useCropping({ maxBytes, send });
  const scripted = useScripted();
  // Keeps an uploaded photo in the list of uploads until the page's data include it.
  const pending = uploads.filter(({ photo }) => !photos.some(({ id }) => id === photo));
  const shown = showing ? photos.map(({ id, src }, n) => shownPhoto(id, src, t("photos.n", { n: n + 1 }))) : [];
  const items: FileDropItem[] = [
    ...shown,
    ...pending.map(({ id, file, sent, photo, problem }) => ({
      id,
      name: file.name,
      picture: file,
      progress: problem || photo ? null : (sent ?? 0),
      error: problem && t("photos.refused", { name: file.name, reason: problem }),
    })),
  ];
  const remove = async (id: string) => {
    forget(id);
    if (!photos.some((photo) => photo.id === id)) return;
    await callApi(calls.profileimage, "DELETE", { image: id }).catch(() => {});
    reload();
  };
  return (
    <Form method="post" action={action} encType="multipart/form-data" className={css.form}>
      {refused.length > 0 && uploads.length === 0 && (
        <Notice tone="danger" live>
          {refused.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      <FileDrop
        name="file"
        label={t("photos.choose")}
        prompt={t("photos.drop")}
        hint={t("photos.choose_hint", { max: maxBytes / 1024 / 1024 })}
        accept={ACCEPTED_PICTURES}
        items={items}
        onFiles={take}
        onRemove={(id) => void remove(id)}
        labels={{
          remove: (name) => t("photos.remove", { name }),
          progress: (name) => t("photos.sending", { name }),
        }}
        disabled={photos.length >= max}
      />
      {cropping && (
        <CropDialog
          key={cropping.n}
          file={cropping.file}
          count={cropping.of > 1 ? t("photos.crop_count", { n: cropping.n, max: cropping.of }) : ""}
          minEdge={minEdge}
          use={(crop) => next({ file: cropping.file, crop })}
          leaveOut={() => next()}
        />
      )}
      {!scripted && (
        <div className={formCss.unscripted}>
          <Button type="submit" variant="secondary">
            {t("photos.upload")}
          </Button>
        </div>
      )}
    </Form>
  );
}

interface Cropping {
  maxBytes: number;
  send(photos: readonly ChosenPhoto[]): Promise<void>;
}

/** Crops the chosen photos one after another before they are sent. Files that the server refuses are sent unchanged. */
function useCropping({ maxBytes, send }: Cropping) {
  const [{ waiting, done }, setState] = useState<{ waiting: readonly File[]; done: number }>({ waiting: [], done: 0 });
  const [file] = waiting;
  const take = (files: readonly File[]) => {
    const isFit = ({ type, size }: File) => PICTURE_TYPES.some((known) => known === type) && size <= maxBytes;
    void send(files.filter((each) => !isFit(each)).map((each) => ({ file: each })));
    setState((state) => ({ ...state, waiting: [...state.waiting, ...files.filter(isFit)] }));
  };
  const next = (photo?: ChosenPhoto) => {
    if (photo) void send([photo]);
    setState(({ waiting: [_, ...rest], done }) => ({ waiting: rest, done: rest.length > 0 ? done + 1 : 0 }));
  };
  return { cropping: file && { file, n: done + 1, of: done + waiting.length }, take, next };
}

function shownPhoto(id: string, src: string, name: string): FileDropItem {
  return { id, name, picture: src, progress: null };
}
