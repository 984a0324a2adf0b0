import type { Puzzle } from "~/app/domain/safety/puzzles/puzzles";
import type { About } from "~/app/domain/safety/reports/complaints.schema";
import { useSearchParams } from "~/app/router/client";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import * as css from "~/app/ui/frame/forms.css";
import { Submit } from "~/app/ui/frame/Submit";
import { useSite } from "~/app/ui/frame/site-data";
import { PuzzleField } from "~/app/ui/safety/puzzles/PuzzleField";
import { Checkbox, Field, Form, Link, TextArea, TextInput } from "~/themes/primitives";
import { useWords } from "~/themes/words";

interface ComplaintFormProps {
  about: About;
  /** Whether the complaint is a notice of illegal content, whose fields the law prescribes. */
  isNotice: boolean;
  puzzle: Puzzle;
  wordsMax: number;
}

export function ComplaintForm({ about, isNotice, puzzle, wordsMax }: ComplaintFormProps) {
  const { t } = useWords();
  const state = useFormState();
  const [query] = useSearchParams();
  const site = useSite();
  const unnamed = about === "child_abuse";
  const optional = t("common.optional");
  return (
    <Form method="post" className={css.stack} data-form="complaint">
      <FormProblem state={state} />
      <input type="hidden" name="about" value={about} />
      <Field
        label={t("complaints.address")}
        hint={t("complaints.address_hint")}
        error={state.errorOf("address")}
        {...(!isNotice && { optional })}
      >
        {(ids) => (
          <TextInput
            {...ids}
            name="address"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={state.typed("address") ?? query.get("address") ?? ""}
            maxLength={500}
            placeholder={`${site?.origin ?? ""}/members/…`}
            required={isNotice}
          />
        )}
      </Field>
      <Field
        label={t("complaints.words")}
        hint={t(isNotice ? "complaints.words_hint_notice" : "complaints.words_hint")}
        error={state.errorOf("words")}
      >
        {(ids) => (
          <TextArea
            {...ids}
            name="words"
            rows={5}
            defaultValue={state.typed("words") ?? ""}
            maxLength={wordsMax}
            required
          />
        )}
      </Field>
      <Field label={t("complaints.name")} error={state.errorOf("name")} {...((unnamed || !isNotice) && { optional })}>
        {(ids) => (
          <TextInput
            {...ids}
            name="name"
            autoComplete="name"
            defaultValue={state.typed("name")}
            maxLength={150}
            required={isNotice && !unnamed}
          />
        )}
      </Field>
      <Field
        label={t("complaints.email")}
        hint={t(unnamed ? "complaints.unnamed_hint" : "complaints.email_hint")}
        error={state.errorOf("email")}
        {...(unnamed && { optional })}
      >
        {(ids) => (
          <TextInput
            {...ids}
            type="email"
            name="email"
            autoComplete="email"
            defaultValue={state.typed("email")}
            maxLength={254}
            required={!unnamed}
          />
        )}
      </Field>
      {isNotice && (
        <Checkbox
          name="good_faith"
          label={t("complaints.good_faith")}
          error={state.errorOf("good_faith")}
          defaultChecked={state.typed("good_faith") === "on"}
          required
        />
      )}
      <PuzzleField puzzle={puzzle} state={state} />
      <div className={css.choices}>
        <Submit size="l" label={t("complaints.send")} />
      </div>
      <p>
        <Link href="/complaints">{t("complaints.another")}</Link>
      </p>
    </Form>
  );
}
