import { Field, TextInput } from "~/themes/primitives";

interface CodeFieldProps {
  label: string;
  hint?: string;
  error: string | undefined;
  /** Whether the field takes the focus, on a page that asks for nothing else. */
  autoFocus?: boolean;
}

export function CodeField({ label, hint, error, autoFocus }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <TextInput
          {...ids}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoFocus={autoFocus}
          maxLength={30}
          required
        />
      )}
    </Field>
  );
}
