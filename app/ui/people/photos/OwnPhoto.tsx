import type { PointerEvent } from "react";
import { useScripted } from "~/app/ui/frame/scripted";
import { Badge, Button, Form, IconButton, join, MoveIcon, NextIcon, PreviousIcon } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./PhotoManager.css";
import { moved } from "./use-arranging";

export interface ShownPhoto {
  id: string;
  src: string;
  state: "held" | "unchecked" | "approved" | "rejected";
  reason: string | null;
  isPrivate: boolean;
  /** Whether the photo can be private: a drawing of the site cannot. */
  mayBePrivate: boolean;
  /** The treatment of a photo that shows nudity. Null for any other. */
  mark: "blurred" | "left_out" | null;
}

interface OwnPhotoProps {
  photo: ShownPhoto;
  main: boolean;
  order: readonly string[];
  dragged: boolean;
  move(id: string, place: number): void;
  drag(id: string, event: PointerEvent): void;
}

/** A photo of the member with its actions. Without a script each button is a form. */
export function OwnPhoto({
  photo: { id, src, state, reason, isPrivate, mayBePrivate, mark },
  main,
  order,
  dragged,
  move,
  drag,
}: OwnPhotoProps) {
  const { t } = useWords();
  const path = `/profile/photos/${id}`;
  const place = order.indexOf(id);
  const n = place + 1;
  const arrangeable = order.length > 1;
  const scripted = useScripted();
  const step = (to: number, label: string, icon: JSX.Element) => (
    <Form
      method="post"
      action="/profile/photos/order"
      onSubmit={(event) => {
        event.preventDefault();
        move(id, to);
      }}
    >
      <input type="hidden" name="order" value={moved(order, id, to).join()} />
      <IconButton
        type="submit"
        label={label}
        icon={icon}
        disabled={to < 0 || to >= order.length}
        data-to={to - place}
      />
    </Form>
  );
  return (
    <div className={join(css.photo, dragged && css.dragged)} data-photo={state}>
      <div
        className={css.frame}
        onPointerDown={(event) => event.pointerType === "mouse" && arrangeable && drag(id, event)}
      >
        <img
          className={css.picture}
          src={src}
          alt={t("photos.n", { n })}
          width={400}
          height={500}
          loading="lazy"
          draggable={false}
        />
        {arrangeable && scripted && (
          <span
            className={css.handle}
            onPointerDown={(event) => event.pointerType !== "mouse" && drag(id, event)}
            data-handle
          >
            <MoveIcon size={20} />
          </span>
        )}
      </div>
      {state === "held" && <p className={css.note}>{t("photos.held")}</p>}
      {state === "rejected" && <p className={css.rejected}>{t("photos.rejected", { reason: reason ?? "" })}</p>}
      {mark && <p className={css.note}>{t(`photos.nudity.${mark}`)}</p>}
      <div className={css.actions}>
        {arrangeable && step(place - 1, t("photos.earlier_n", { n }), <PreviousIcon size={20} />)}
        {arrangeable && step(place + 1, t("photos.later_n", { n }), <NextIcon size={20} />)}
        {main && <Badge tone="accent">{t("photos.main")}</Badge>}
        {isPrivate && <Badge tone="info">{t("albums.private")}</Badge>}
        {!main && !isPrivate && !mark && state !== "rejected" && (
          <Form method="post" action={`${path}/main`}>
            <Button type="submit" variant="secondary" size="s" about={t("photos.n", { n })}>
              {t("photos.make_main")}
            </Button>
          </Form>
        )}
        {mayBePrivate && (
          <Form method="post" action={`${path}/private`} preventScrollReset>
            <input type="hidden" name="private" value={isPrivate ? "0" : "1"} />
            <Button type="submit" variant="quiet" size="s" about={t("photos.n", { n })}>
              {t(isPrivate ? "albums.make_public" : "albums.make_private")}
            </Button>
          </Form>
        )}
        <Form method="post" action={`${path}/delete`}>
          <Button type="submit" variant="quiet" size="s" about={t("photos.n", { n })}>
            {t("photos.delete")}
          </Button>
        </Form>
      </div>
    </div>
  );
}
