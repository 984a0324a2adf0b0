import { useRef, useState } from "react";
import { useEarlyInput } from "~/app/ui/frame/early-input";
import { Field, onDemand, TextInput } from "~/themes/primitives";
import { useWords } from "~/themes/words";

interface EmailFieldProps {
  typed: string | undefined;
  error: string | undefined;
  email: string;
  /** Called with the address at each change, and with text that was typed before hydration. */
  onEmail(email: string): void;
  onLeave(email: string): void;
}

const EmailAdvice = onDemand(() => import("./EmailAdvice").then((module) => module.EmailAdvice));

export function EmailField({ typed, error, email, onEmail, onLeave }: EmailFieldProps) {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(false);
  const Advice = EmailAdvice.useWhen(email !== "");
  const replace = (better: string) => {
    if (input.current) input.current.value = better;
    // Fires the event that a change by script does not fire, because the field's error disappears with that event.
    input.current?.dispatchEvent(new Event("input", { bubbles: true }));
    input.current?.focus();
    onEmail(better);
  };
  useEarlyInput(input, onEmail);
  const hint = (
    <>
      {t("signup.email_hint")}
      <div role="status">{Advice && <Advice email={email} left={left} replace={replace} />}</div>
    </>
  );
  return (
    <Field label={t("signup.email")} hint={hint} error={error}>
      {(ids) => (
        <TextInput
          {...ids}
          ref={input}
          type="email"
          name="email"
          autoComplete="email"
          defaultValue={typed}
          maxLength={254}
          required
          onChange={(event) => onEmail(event.target.value)}
          onBlur={(event) => {
            setLeft(event.target.value !== "");
            onLeave(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
