import type { Slots } from "../template";
import { useWords } from "../words";
import * as css from "./SafetyActions.css";

export const SafetyActions: Slots["SafetyActions"] = ({ name, report, block }) => {
  const { t } = useWords();
  return (
    <ul aria-label={t("profile.safety", { name })} className={css.actions}>
      <li>{report}</li>
      <li>{block}</li>
    </ul>
  );
};
