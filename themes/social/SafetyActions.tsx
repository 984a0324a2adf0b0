import type { Template } from "../template";
import { useWords } from "../words";
import * as css from "./SafetyActions.css";

export const SafetyActions: Template["SafetyActions"] = ({ name, report, block }) => {
  const { t } = useWords();
  return (
    <ul aria-label={t("profile.safety", { name })} className={css.actions}>
      <li>{report}</li>
      <li>{block}</li>
    </ul>
  );
};
