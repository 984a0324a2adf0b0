import { Button, Form } from "~/themes/primitives";
import { useWords } from "~/themes/words";

interface ShowAlbumProps {
  id: string;
  name: string;
  offer: "show" | "refuse" | "hide";
  /** Whether the name already stands beside the button, so that the label leaves it out. */
  brief?: boolean;
}

export function ShowAlbum({ id, name, offer, brief = false }: ShowAlbumProps) {
  const { t } = useWords();
  const words = {
    show: brief ? t("albums.allow") : t("albums.show", { name }),
    refuse: t("albums.refuse"),
    hide: t("albums.hide"),
  };
  return (
    <Form method="post" action={`/members/${id}/photos/show`} preventScrollReset>
      <input type="hidden" name="show" value={offer === "show" ? "1" : "0"} />
      <Button
        type="submit"
        variant={offer === "show" ? "secondary" : "quiet"}
        size="s"
        about={offer === "show" && !brief ? undefined : t("albums.shown_to", { name })}
      >
        {words[offer]}
      </Button>
    </Form>
  );
}
