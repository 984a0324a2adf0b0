import * as css from "~/app/ui/frame/forms.css";
import { Field, Select, TextArea } from "~/themes/primitives";
import { ToggleChips } from "~/themes/primitives/Chips";
import { useWords } from "~/themes/words";
import * as listCss from "./ListFields.css";

interface Choices {
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  error?: string;
}

export function InterestField({ chosen, ...rest }: Choices) {
  const { t } = useWords();
  return <ToggleChips legend={t("profile.interest_list")} name="interestIds" defaultValues={chosen} {...rest} />;
}

export function LanguageField({ chosen, ...rest }: Choices) {
  const { t } = useWords();
  return <ToggleChips legend={t("profile.languages")} name="languages" defaultValues={chosen} {...rest} />;
}

interface PromptFieldsProps {
  questions: readonly { id: string; question: string }[];
  answers: readonly { prompt: string; answer: string }[];
  names: readonly { prompt: string; answer: string }[];
  longest: number;
  valueIn(field: string): string;
  error: string | undefined;
}

export function PromptFields({ questions, answers, names, longest, valueIn, error }: PromptFieldsProps) {
  const { t } = useWords();
  const options = [
    { value: "", label: t("prompts.choose") },
    ...questions.map(({ id, question }) => ({ value: id, label: question })),
  ];
  return names.map((name, index) => (
    <div key={name.prompt} className={css.part}>
      <Field label={t("prompts.question_n", { n: index + 1 })}>
        {(ids) => (
          <Select
            {...ids}
            name={name.prompt}
            defaultValue={valueIn(name.prompt) || answers[index]?.prompt}
            options={options}
          />
        )}
      </Field>
      <Field label={t("prompts.answer_n", { n: index + 1 })} error={index === names.length - 1 ? error : undefined}>
        {(ids) => (
          <TextArea
            {...ids}
            name={name.answer}
            rows={3}
            className={listCss.answer}
            maxLength={longest}
            defaultValue={valueIn(name.answer) || answers[index]?.answer}
          />
        )}
      </Field>
    </div>
  ));
}
