import { FormProblem } from "~/app/ui/frame/FormProblem";
import type { FormState } from "~/app/ui/frame/forms";
import * as css from "~/app/ui/frame/forms.css";
import { Submit } from "~/app/ui/frame/Submit";
import { Field, Form, TextInput } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { PasswordField } from "./PasswordField";

const ACTION = "/notifications/address";

/** Asks for another email address. Always sent to its own page, which shows the errors. */
export function AddressForm({ confirmed, state }: { confirmed: boolean; state?: FormState }) {
  const { t } = useWords();
  return (
    <Form method="post" action={ACTION} data-form="address" className={css.part}>
      {state && <FormProblem state={state} />}
      <Field label={t("notifications.new_email")} error={state?.errorOf("email")}>
        {(ids) => (
          <TextInput
            {...ids}
            type="email"
            name="email"
            autoComplete="email"
            defaultValue={state?.typed("email")}
            maxLength={254}
            required
          />
        )}
      </Field>
      {confirmed && (
        <PasswordField
          name="password"
          label={t("notifications.password")}
          hint={t("notifications.password_hint")}
          error={state?.errorOf("password")}
        />
      )}
      <div>
        <Submit variant="secondary" sentTo={ACTION} label={t("notifications.change")} />
      </div>
    </Form>
  );
}
