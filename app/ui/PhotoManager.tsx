import { Form, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Badge, Button, EmptyNote, Field, Notice, TextInput } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./PhotoManager.css";
import { useScripted } from "./scripted";
import { type Upload, useUploads } from "./uploads";

interface ShownPhoto {
  id: string;
  src: string;
  state: "held" | "unchecked" | "approved" | "rejected";
  reason: string | null;
}

interface PhotoManagerProps {
  /** In their order: the first one that others see is the main one. */
  photos: readonly ShownPhoto[];
  /** How many there may be. */
  max: number;
  maxBytes: number;
  /** What could not be taken of the form that was sent, in words. */
  refused: readonly string[];
}

/** One's own photos: what there is, what others see of it, and more of them. */
export function PhotoManager({ photos, max, maxBytes, refused }: PhotoManagerProps) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const uploads = useUploads({ maxBytes, done: revalidate });
  const main = photos.find(({ state }) => state === "unchecked" || state === "approved");
  const problems = uploads.refused.length > 0 ? uploads.refused : refused;
  return (
    <div className={css.manager}>
      {problems.length > 0 && (
        <Notice tone="danger" live>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      {photos.length === 0 ? (
        <EmptyNote>{t("photos.empty")}</EmptyNote>
      ) : (
        <ul className={css.photos}>
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <OwnPhoto photo={photo} n={index + 1} main={photo === main} />
            </li>
          ))}
        </ul>
      )}
      <section className={css.add}>
        <h2>{t("photos.add")}</h2>
        <p className={css.fate}>{t("photos.count", { used: photos.length, max })}</p>
        {photos.length < max && <AddPhotos maxBytes={maxBytes} current={uploads.current} send={uploads.send} />}
      </section>
    </div>
  );
}

function OwnPhoto({ photo: { id, src, state, reason }, n, main }: { photo: ShownPhoto; n: number; main: boolean }) {
  const { t } = useWords();
  const path = `/profile/photos/${id}`;
  return (
    <div className={css.photo} data-photo={state}>
      <img className={css.picture} src={src} alt={t("photos.n", { n })} width={400} height={500} loading="lazy" />
      {state === "held" && <p className={css.fate}>{t("photos.held")}</p>}
      {state === "rejected" && <p className={css.rejected}>{t("photos.rejected", { reason: reason ?? "" })}</p>}
      <div className={css.actions}>
        {main && <Badge tone="accent">{t("photos.main")}</Badge>}
        {!main && state !== "rejected" && (
          <Form method="post" action={`${path}/main`}>
            <Button type="submit" variant="secondary" size="s" aria-label={t("photos.make_main_n", { n })}>
              {t("photos.make_main")}
            </Button>
          </Form>
        )}
        <Form method="post" action={`${path}/delete`}>
          <Button type="submit" variant="quiet" size="s" aria-label={t("photos.delete_n", { n })}>
            {t("photos.delete")}
          </Button>
        </Form>
      </div>
    </div>
  );
}

interface AddPhotosProps {
  maxBytes: number;
  current: Upload | null;
  send(files: readonly File[]): Promise<void>;
}

/** With a script files are on their way as soon as they are chosen; without one the form sends them all at once. */
function AddPhotos({ maxBytes, current, send }: AddPhotosProps) {
  const { t } = useWords();
  const scripted = useScripted();
  const input = useRef<HTMLInputElement>(null);
  const sendChosen = () => {
    const files = [...(input.current?.files ?? [])];
    if (input.current) input.current.value = "";
    if (files.length > 0) void send(files);
  };
  // Some were quicker than the script.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has come
  useEffect(sendChosen, []);
  return (
    <form method="post" action="/profile/photos" encType="multipart/form-data" className={css.add}>
      <Field label={t("photos.choose")} hint={t("photos.choose_hint", { max: maxBytes / 1024 / 1024 })}>
        {(ids) => (
          <TextInput
            {...ids}
            ref={input}
            type="file"
            name="file"
            accept="image/png,image/jpeg"
            multiple
            required={!scripted}
            disabled={current !== null}
            onChange={sendChosen}
          />
        )}
      </Field>
      {!scripted && (
        <Button type="submit" variant="primary">
          {t("photos.upload")}
        </Button>
      )}
      <div role="status" className={css.progress}>
        {current && <Progress upload={current} />}
      </div>
    </form>
  );
}

function Progress({ upload: { name, sent } }: { upload: Upload }) {
  const { t } = useWords();
  const words =
    sent < 1 ? t("photos.uploading", { name, percent: Math.floor(sent * 100) }) : t("photos.preparing", { name });
  return (
    <>
      <p className={css.fate}>{words}</p>
      <progress className={css.progress} value={sent} aria-label={name} />
    </>
  );
}
