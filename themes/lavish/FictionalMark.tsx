import { FictionalIcon } from "../primitives";
import type { Slots } from "../template";
import { useWords } from "../words";
import * as css from "./FictionalMark.css";

export const FictionalMark: Slots["FictionalMark"] = ({ size }) => {
  const { t } = useWords();
  return (
    <span className={css.mark({ size })}>
      <FictionalIcon size="1.25em" strokeWidth={1.75} className={css.icon} />
      <span>{t("profile.fictional.mark")}</span>
    </span>
  );
};
