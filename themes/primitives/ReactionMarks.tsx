import { ReactionIcon, type ReactionName } from "./ReactionIcon";
import * as css from "./ReactionMarks.css";
import { VisuallyHidden } from "./VisuallyHidden";

export interface ReactionMark {
  name: ReactionName;
  /** "Anna: Love" */
  label: string;
}

/** The reactions to a message, on the lower edge of its bubble. */
export function ReactionMarks({ marks }: { marks: readonly ReactionMark[] }) {
  if (marks.length === 0) return null;
  return (
    <span className={css.marks}>
      {marks.map(({ name, label }) => (
        <span key={label} className={css.mark} title={label}>
          <ReactionIcon name={name} size={18} />
          <VisuallyHidden>{label}</VisuallyHidden>
        </span>
      ))}
    </span>
  );
}
