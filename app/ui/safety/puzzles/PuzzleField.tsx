import { useEffect, useRef, useState } from "react";
import type { Puzzle } from "~/app/domain/safety/puzzles/puzzles";
import type { FormState } from "~/app/ui/frame/forms";
import { Field, TextInput } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { workOut } from "./work-out";

/**
 * A field against automated forms. The browser solves the puzzle while the visitor types. Visitors without a script
 * answer a question.
 */
export function PuzzleField({ puzzle, state }: { puzzle: Puzzle; state: FormState }) {
  const { t } = useWords();
  const { place, working } = useWork(puzzle);
  return (
    <div ref={place}>
      <input type="hidden" name="puzzle" value={puzzle.token} />
      <input type="hidden" name="work" />
      {!working && (
        <Field
          label={t("puzzles.question", { numbers: puzzle.numbers.join(", ") })}
          hint={t("puzzles.hint")}
          error={state.errorOf("largest")}
        >
          {(ids) => <TextInput {...ids} name="largest" inputMode="numeric" autoComplete="off" maxLength={4} />}
        </Field>
      )}
    </div>
  );
}

/** Solves the puzzle from the page's start. A form that is submitted earlier is sent once the puzzle is solved. */
function useWork(puzzle: Puzzle) {
  const place = useRef<HTMLDivElement>(null);
  const [working, setWorking] = useState(false);
  useEffect(() => {
    const form = place.current?.closest("form");
    const field = form?.elements.namedItem("work");
    if (!form || !(field instanceof HTMLInputElement)) return;
    setWorking(true);
    field.value = "";
    const leaving = new AbortController();
    let waiting = false;
    // Runs before React's own listener, which would send the form.
    const hold = (event: Event) => {
      if (field.value) return;
      event.preventDefault();
      event.stopPropagation();
      waiting = true;
    };
    form.addEventListener("submit", hold, { signal: leaving.signal });
    workOut(puzzle, leaving.signal).then(
      (work) => {
        field.value = work;
        if (waiting) form.requestSubmit();
      },
      () => {
        leaving.abort();
        setWorking(false);
      },
    );
    return () => leaving.abort();
  }, [puzzle]);
  return { place, working };
}
