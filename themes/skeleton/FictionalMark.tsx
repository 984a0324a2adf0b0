import { FictionalIcon } from "../primitives";
import type { Slots } from "../template";
import { useWords } from "../words";
import * as css from "./FictionalMark.css";

/** Marks a fictional person in words: an icon is not enough. `npm run theme check` measures that it is readable. */
export const FictionalMark: Slots["FictionalMark"] = ({ size }) => {
  const { t } = useWords();
  return (
    <span className={css.fictional[size]}>
      <FictionalIcon size="1.1em" />
      {t("profile.fictional.mark")}
    </span>
  );
};
