import { useEffect, useRef, useState } from "react";
import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";
import { failedCall } from "~/app/ui/frame/failed-call";
import { useReload } from "~/app/ui/frame/reload";
import { EmptyNote, Link, useToast, VisuallyHidden } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { PhotoDrop } from "../PhotoDrop";
import { OwnPhoto, type ShownPhoto } from "./OwnPhoto";
import * as css from "./PhotoManager.css";
import { useArranging } from "./use-arranging";

interface PhotoManagerProps {
  /** The photos in their order. The first visible, unmarked photo is the main one. */
  photos: readonly ShownPhoto[];
  max: number;
  maxBytes: number;
  minEdge: number;
  /** Errors of the files in the submitted form, as text. */
  refused: readonly string[];
}

export function PhotoManager({ photos, max, maxBytes, minEdge, refused }: PhotoManagerProps) {
  const { t } = useWords();
  const save = useSaveOrder();
  const { order, dragged, drag, move } = useArranging(
    photos.map(({ id }) => id),
    save,
  );
  const list = useRef<HTMLUListElement>(null);
  const [stepped, setStepped] = useState<{ id: string; by: number; n: number } | null>(null);
  const shown = order.flatMap((id) => photos.filter((photo) => photo.id === id));
  const main = shown.find(
    ({ state, isPrivate, mark }) => !isPrivate && !mark && (state === "unchecked" || state === "approved"),
  );

  // Returns the focus to a photo after a move, because a moved element loses it.
  useEffect(() => {
    if (!stepped) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(
      `[data-arranged="${stepped.id}"] button[data-to]:enabled`,
    );
    const again = [...(buttons ?? [])].find(({ dataset }) => dataset.to === String(stepped.by));
    (again ?? buttons?.[0])?.focus();
  }, [stepped]);

  const step = (id: string, place: number) => {
    move(id, place);
    setStepped({ id, by: place - order.indexOf(id), n: place + 1 });
  };

  return (
    <div className={css.manager}>
      {shown.length === 0 ? (
        <EmptyNote>{t("photos.empty")}</EmptyNote>
      ) : (
        <ul className={css.photos} ref={list}>
          {shown.map((photo) => (
            <li key={photo.id} data-arranged={photo.id}>
              <OwnPhoto
                photo={photo}
                main={photo === main}
                order={order}
                dragged={dragged === photo.id}
                move={step}
                drag={drag}
              />
            </li>
          ))}
        </ul>
      )}
      {shown.length > 1 && <p className={css.note}>{t("photos.order_hint")}</p>}
      {shown.length > 0 && (
        <p className={css.note}>
          {t("albums.hint")} <Link href="/profile/photos/private">{t("albums.guests_title")}</Link>
        </p>
      )}
      <p role="status">
        {stepped && <VisuallyHidden>{t("photos.moved", { n: stepped.n, max: shown.length })}</VisuallyHidden>}
      </p>
      <section className={css.add}>
        <h2>{t("photos.add")}</h2>
        <p className={css.note}>{t("photos.count", { used: photos.length, max })}</p>
        <PhotoDrop action="/profile/photos" showing={false} {...{ photos, max, maxBytes, minEdge, refused }} />
      </section>
    </div>
  );
}

function useSaveOrder(): (order: string[]) => Promise<boolean> {
  const { t } = useWords();
  const toast = useToast();
  const reload = useReload();
  return async (order) => {
    const answer = await callApi(calls.profileimage, "PATCH", { order }).catch(() => null);
    if (!answer?.ok) toast({ tone: "danger", title: failedCall(answer, t) });
    reload();
    return answer?.ok ?? false;
  };
}
