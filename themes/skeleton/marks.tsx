import { FictionalIcon } from "../primitives";
import type { Template } from "../template";
import { useWords } from "../words";
import * as css from "./marks.css";

// What has to be seen, whatever else a template does. `npm run theme check` measures that it can be read.

/** Marks an invented person, in words: an icon alone is not enough. */
export const FictionalMark: Template["FictionalMark"] = ({ size }) => {
  const { t } = useWords();
  return (
    <span className={css.fictional[size]}>
      <FictionalIcon size="1.1em" />
      {t("profile.fictional.mark")}
    </span>
  );
};

/** What the next message costs. */
export const MessagePrice: Template["MessagePrice"] = ({ text, free }) => (
  <p className={free ? css.free : css.price}>{text}</p>
);

/** Report and block. */
export const SafetyActions: Template["SafetyActions"] = ({ name, report, block }) => {
  const { t } = useWords();
  return (
    <ul aria-label={t("profile.safety", { name })} className={css.safety}>
      <li>{report}</li>
      <li>{block}</li>
    </ul>
  );
};
