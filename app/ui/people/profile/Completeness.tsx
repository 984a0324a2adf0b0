import type { Completeness as Filled, Part } from "~/app/domain/people/profiles/completeness";
import * as css from "~/app/ui/frame/forms.css";
import { ButtonLink, Notice, ProgressBar } from "~/themes/primitives";
import { useWords } from "~/themes/words";

const PLACES: Record<Part, string> = {
  photo: "/profile/photos",
  personal: "#profile-personal",
  gender: "#profile-gender",
  place: "#profile-place",
  notes: "#profile-personal",
  details: "#profile-details",
};

export function Completeness({ share, next }: Filled) {
  const { t } = useWords();
  if (next === null) return <Notice tone="success">{t("profile.complete")}</Notice>;
  const percent = Math.round(share * 100);
  return (
    <div className={css.stack}>
      <Notice
        title={t("profile.percent", { percent })}
        action={
          <ButtonLink href={PLACES[next]} variant="secondary" size="s">
            {t("profile.next_go")}
          </ButtonLink>
        }
      >
        {t(`profile.next_${next}`)}
      </Notice>
      <ProgressBar label={t("profile.percent", { percent })} value={share} />
    </div>
  );
}
