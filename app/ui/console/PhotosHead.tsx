import * as css from "~/themes/console/console.css";
import { ChoiceField, LinkButton, Submit } from "~/themes/console/fields";
import { Head } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

interface Props {
  brands: { slug: string; name: string }[];
  brand: string;
  grey: boolean;
}

/** Whose photos are shown, and how. */
export function PhotosHead({ brands, brand, grey }: Props) {
  const { t } = useWords();
  return (
    <>
      <Head title={t("queue.photos")}>
        <LinkButton to={`/photos?${new URLSearchParams({ brand, grey: grey ? "0" : "1" })}`} shortcut="g">
          {t(grey ? "queue.in_colour" : "queue.in_grey")}
        </LinkButton>
      </Head>
      {brands.length > 1 && (
        <form className={css.row} action="/photos">
          <input type="hidden" name="grey" value={grey ? "1" : "0"} />
          <ChoiceField
            name="brand"
            label={t("console.brand")}
            value={brand}
            options={brands.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
          <Submit>{t("queue.show")}</Submit>
        </form>
      )}
    </>
  );
}
