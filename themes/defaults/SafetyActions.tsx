import { useWords } from "../words";
import * as css from "./marks.css";
import { slot } from "./slot";

export const SafetyActions = slot("SafetyActions", ({ name, report, block }) => {
  const { t } = useWords();
  return (
    <ul aria-label={t("profile.safety", { name })} className={css.safety}>
      <li>{report}</li>
      <li>{block}</li>
    </ul>
  );
});
