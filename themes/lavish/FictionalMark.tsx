import type { Slots } from "../template";
import { useWords } from "../words";
import * as css from "./FictionalMark.css";

export const FictionalMark: Slots["FictionalMark"] = ({ size }) => {
  const { t } = useWords();
  return (
    <span className={css.mark({ size })}>
      <span className={css.icon} data-picture />
      <span>{t("profile.fictional.mark")}</span>
    </span>
  );
};
