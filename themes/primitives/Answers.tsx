import { type ReactNode, useState } from "react";
import * as css from "./Answers.css";
import { CheckIcon } from "./icons";
import { VisuallyHidden } from "./VisuallyHidden";

export interface AnswersProps {
  /** The question, for screen readers. A heading elsewhere on the page shows it. */
  label: string;
  /** The name of the field that carries the pressed answer. */
  name: string;
  options: readonly { value: string; label: ReactNode }[];
  /** The earlier answer. */
  chosen?: string;
  /** The label of a button that withdraws the answer. The button sends no value. */
  none?: string;
}

/**
 * The answers to one question. Each is a button that submits its form, so one tap answers, even without a script. Many
 * answers stand in two columns.
 */
export function Answers({ label, name, options, chosen, none }: AnswersProps) {
  // Marks the pressed answer at once, while the form is sent.
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

/** The most answers that a phone shows in one column between the question and the next button. */
const FEW = 6;
