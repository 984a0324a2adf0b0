import { Form } from "@remix-run/react";
import { Badge, Button, EmptyNote } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { PhotoDrop } from "./PhotoDrop";
import * as css from "./PhotoManager.css";

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
  const main = photos.find(({ state }) => state === "unchecked" || state === "approved");
  return (
    <div className={css.manager}>
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
        <PhotoDrop action="/profile/photos" showing={false} {...{ photos, max, maxBytes, refused }} />
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
