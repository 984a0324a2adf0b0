import { LinkButton } from "~/themes/console/fields";
import { Head } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

/** The display settings of photos. */
export function PhotosHead({ brand, grey }: { brand: string; grey: boolean }) {
  const { t } = useWords();
  return (
    <Head title={t("queue.photos")}>
      <LinkButton to={`/photos?${new URLSearchParams({ brand, grey: grey ? "0" : "1" })}`} shortcut="g">
        {t(grey ? "queue.in_colour" : "queue.in_grey")}
      </LinkButton>
    </Head>
  );
}
