import { Field, Select } from "../../primitives";
import { useWords } from "../../words";
import type { Start } from "../lander";

/** Asks for the visitor's region. Renders nothing if the site does not ask. */
export function Regions({ start, label }: { start: Start; label?: string }) {
  const { t } = useWords();
  if (start.regions.length === 0) return null;
  const anywhere = { value: "", label: t("landers.whole_country", { country: start.countryName }) };
  return (
    <Field label={label ?? t("landers.where")}>
      {(ids) => (
        <Select
          {...ids}
          name="region"
          data-regions
          options={[anywhere, ...start.regions.map(({ id, label: name }) => ({ value: id, label: name }))]}
        />
      )}
    </Field>
  );
}
