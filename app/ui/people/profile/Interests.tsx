import { VisuallyHidden } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./Interests.css";

interface InterestsProps {
  /** `shared`: the member has the interest too. */
  interests: readonly { id: string; name: string; shared: boolean }[];
}

export function Interests({ interests }: InterestsProps) {
  const { t } = useWords();
  return (
    <ul className={css.list}>
      {interests.map(({ id, name, shared }) => (
        <li key={id} className={css.interest({ shared })}>
          {name}
          {shared && <VisuallyHidden>{t("profile.interest_shared")}</VisuallyHidden>}
        </li>
      ))}
    </ul>
  );
}
