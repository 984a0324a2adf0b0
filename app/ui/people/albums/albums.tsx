import type { ReactNode } from "react";
import { Button, Form } from "~/themes/primitives";
import type { Speech } from "~/themes/words";
import { ShowAlbum } from "./ShowAlbum";

interface AlbumsBetween {
  count: number;
  access: "asked" | "granted" | null;
  shows: boolean | null;
}

export function albumParts(
  { id, name }: { id: string; name: string },
  { count, access, shows }: AlbumsBetween,
  t: Speech["t"],
): { title: string; text: string; actions?: ReactNode }[] {
  const ask = (
    <Form method="post" action={`/members/${id}/photos/ask`} preventScrollReset>
      <Button type="submit" variant="secondary" size="s">
        {t("albums.ask")}
      </Button>
    </Form>
  );
  const theirs =
    access === "granted"
      ? { text: t("albums.granted", { name }) }
      : access === "asked"
        ? { text: t("albums.asked", { name }) }
        : { text: t("albums.text", { name }), actions: ask };
  const mine = {
    title: t("albums.mine_title"),
    text: t(shows ? "albums.mine_shown" : "albums.mine_hidden", { name }),
    actions: <ShowAlbum id={id} name={name} offer={shows ? "hide" : "show"} />,
  };
  return [...(count > 0 ? [{ title: t("albums.title"), ...theirs }] : []), ...(shows === null ? [] : [mine])];
}
