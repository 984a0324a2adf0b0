import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { FormAnswer } from "~/app/request/form";
import { useFetcher } from "~/app/router/client";
import { useDelivery } from "~/app/ui/frame/delivery";
import { Button, SuccessIcon } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { changesBetween, type Filled, filledIn } from "./filled";
import { SaveAnyway } from "./SaveAnyway";
import * as css from "./SelfSaving.css";

interface SelfSavingProps {
  action: string;
  /** Returns a field's error after the whole form was sent. */
  errorOf(field: string): string | undefined;
  /** Sends all fields if one has changed: for fields that belong together. */
  whole?: boolean;
  children(errorOf: (field: string) => string | undefined): ReactNode;
}

/** The pause in typing before a text is saved, in ms. */
const PAUSE = 2_000;

/**
 * Saves the fields inside: a choice at once, a text when it loses the focus or typing pauses. Without a script, the
 * form saves them.
 */
export function SelfSaving({ action, errorOf, whole = false, children }: SelfSavingProps) {
  const { t } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const saved = useRef<Filled>({});
  const filled = useRef<Filled>({});
  const sending = useRef(false);
  const sure = useRef(false);
  const timer = useRef(0);
  const deliver = useDelivery();
  /** Why the last input did not arrive, as text. "" while the input is being sent. */
  const [lost, setLost] = useState<string>();
  const fetcher = useFetcher<FormAnswer | { saved: true }>();
  const { data, state } = fetcher;
  const refused = data && "fields" in data ? data : undefined;

  const save = () => {
    clearTimeout(timer.current);
    if (!box.current) return;
    filled.current = filledIn(box.current);
    send();
  };

  const saveAnyway = () => {
    saved.current = {};
    sure.current = true;
    save();
  };

  /** Sends one request at a time, because the last one decides. Later changes follow in the next request. */
  const send = () => {
    const now = filled.current;
    const changes = changesBetween(saved.current, now, whole);
    if (sending.current || changes.length === 0) return;
    sending.current = true;
    setLost("");
    const form = new FormData();
    for (const [name, value] of changes) form.append(name, value);
    if (sure.current) form.append("sure", "yes");
    sure.current = false;
    void deliver(form, action, () => fetcher.submit(form, { method: "post", action })).then((problem) => {
      sending.current = false;
      setLost(problem);
      // An undelivered field stays unsent until its next change, or until the member sends it by hand.
      if (problem) return;
      saved.current = now;
      send();
    });
  };

  // Saves changes from before hydration too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has come
  useEffect(() => {
    saved.current = filledIn(box.current!, "initially");
    save();
    return () => clearTimeout(timer.current);
  }, []);

  const changed = ({ target }: FormEvent) => {
    clearTimeout(timer.current);
    if (isTyped(target)) timer.current = window.setTimeout(save, PAUSE);
    else save();
  };
  const left = ({ target }: FocusEvent) => isTyped(target) && save();

  const problem = refused?.problem;
  const busy = state !== "idle" || lost === "";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: people act on the fields within
    <div ref={box} className={css.box} onChange={changed} onBlur={left}>
      {children((field) => (data ? refused?.fields[field] : errorOf(field)))}
      <p role="status" className={problem ? css.problem : css.note}>
        {busy && t("profile.saving")}
        {!busy && !lost && problem?.text}
        {!busy && !lost && data && "saved" in data && (
          <>
            <SuccessIcon size="1em" /> {t("profile.field_saved")}
          </>
        )}
      </p>
      {!busy && !lost && <SaveAnyway problem={problem} onSave={saveAnyway} />}
      {lost && (
        <div className={css.lost} role="alert">
          <p className={css.problem}>{lost}</p>
          <Button type="button" variant="secondary" size="s" onClick={save}>
            {t("profile.save_again")}
          </Button>
        </div>
      )}
    </div>
  );
}

function isTyped(target: EventTarget): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && target.type !== "checkbox" && target.type !== "radio";
}
