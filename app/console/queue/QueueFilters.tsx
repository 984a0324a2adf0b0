import * as css from "~/themes/console/console.css";
import { ChoiceField, Submit } from "~/themes/console/fields";
import { useWords } from "~/themes/words";

interface Props {
  filter: { brand: string; kind: string };
  brands: { slug: string; name: string }[];
}

const URGENT = ["minors", "appeals"] as const;
const KINDS = ["profile", "photo", "message", "held", "risky", "complaint", "service"] as const;
const OTHERS = ["photos", "payments"] as const;

/** The filters of the queue. The address contains the chosen ones. */
export function QueueFilters({ filter, brands }: Props) {
  const { t } = useWords();
  const everyBrand = { value: "", label: t("console.all_brands") };
  const everyKind = { value: "", label: t("queue.all_kinds") };
  return (
    <form className={css.row} action="/queue">
      {brands.length > 1 && (
        <ChoiceField
          name="brand"
          label={t("console.brand")}
          value={filter.brand}
          options={[everyBrand, ...brands.map(({ slug, name }) => ({ value: slug, label: name }))]}
        />
      )}
      <ChoiceField
        name="kind"
        label={t("queue.kind")}
        value={filter.kind}
        options={[
          everyKind,
          ...URGENT.map((queue) => ({ value: queue, label: t(`goals.queue_${queue}`) })),
          ...KINDS.map((kind) => ({ value: kind, label: t(`queue.kind_${kind}`) })),
          ...OTHERS.map((queue) => ({ value: queue, label: t(`goals.queue_${queue}`) })),
        ]}
      />
      <Submit>{t("queue.show")}</Submit>
    </form>
  );
}
