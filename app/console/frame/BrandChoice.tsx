import * as css from "~/themes/console/console.css";
import { ChoiceField, type Option, Submit } from "~/themes/console/fields";
import { useWords } from "~/themes/words";

interface Props {
  /** The path of the page. */
  action: string;
  brands: Option[];
  brand: string;
  /** Other parameters of the address. */
  kept?: Record<string, string>;
}

/** A choice of brands. Renders nothing if there is only one. */
export function BrandChoice({ action, brands, brand, kept = {} }: Props) {
  const { t } = useWords();
  if (brands.length < 2) return null;
  return (
    <form className={css.row} action={action}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ChoiceField name="brand" label={t("console.brand")} value={brand} options={brands} />
      <Submit>{t("queue.show")}</Submit>
    </form>
  );
}
