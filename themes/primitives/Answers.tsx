import { type ReactNode, useState } from "react";
import * as css from "./Answers.css";
import { CheckIcon } from "./icons";
import { VisuallyHidden } from "./VisuallyHidden";

export interface AnswersProps {
  /** The question, for screen readers: it stands as a heading elsewhere. */
  label: string;
  /** Under which the pressed one is sent. */
  name: string;
  options: readonly { value: string; label: ReactNode }[];
  /** The answer that was given before. */
  chosen?: string;
  /** The words of a button that takes that answer back: it sends nothing under the name. */
  none?: string;
}

/**
 * The answers to one question, each a button that sends its form: one tap answers it and leads on, without a script too. Two
 * stand beside each other where there are many.
 */
export function Answers({ label, name, options, chosen, none }: AnswersProps) {
  // Marked at once, while it is on its way.
  const [pressed, setPressed] = useState<string>();
  const marked = pressed ?? chosen;
  return (
    <fieldset className={css.answers({ many: options.length > FEW })}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="submit"
          name={name}
          value={option.value}
          className={css.answer}
          aria-current={option.value === marked ? "true" : undefined}
          onClick={() => setPressed(option.value)}
        >
          <span className={css.words}>{option.label}</span>
          <span className={css.mark}>{option.value === marked && <CheckIcon size={18} />}</span>
        </button>
      ))}
      {none && (
        <button type="submit" name={name} value="" className={css.none}>
          {none}
        </button>
      )}
    </fieldset>
  );
}

/** As many as a phone shows below each other, with the question above and the way on below. */
const FEW = 6;
