import type { SoughtAges as Ages } from "~/app/domain/people/profiles/sought-ages";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import * as formCss from "~/app/ui/frame/forms.css";
import { Submit } from "~/app/ui/frame/Submit";
import type { GenderOffer } from "~/app/ui/people/profile-fields";
import { SoughtAges } from "~/app/ui/people/SoughtAges";
import { Answers, ButtonLink, Form, Link, VisuallyHidden } from "~/themes/primitives";
import { ToggleChips } from "~/themes/primitives/Chips";
import { useWords } from "~/themes/words";
import * as css from "./steps.css";

interface PersonalQuestionProps {
  question: { name: string; before: string | null; after: string | null };
  title: string;
  /** The options and the earlier answer, for every question except the genders sought. */
  options: readonly { id: string; label: string }[];
  chosen: string;
  seeking: {
    genders: readonly GenderOffer[];
    chosen: readonly string[];
    ages: Ages;
  };
}

export function addressOfQuestion(name: string | null): string {
  return name === null ? "/signup/about" : `/signup/personal?question=${name}`;
}

/** A question of the personal step. Each answer is saved at once, so going back or leaving loses nothing. */
export function PersonalQuestion({ question, title, options, chosen, seeking }: PersonalQuestionProps) {
  const { t } = useWords();
  const state = useFormState();
  const seeks = question.name === "seeking";
  const answered = !seeks && chosen !== "";
  return (
    <Form method="post" action={addressOfQuestion(question.name)} className={formCss.stack}>
      <FormProblem state={state} />
      {seeks ? (
        <Sought {...seeking} />
      ) : (
        <Answers
          label={title}
          name={question.name}
          options={options.map(({ id, label }) => ({ value: id, label }))}
          chosen={chosen}
          none={chosen === "" ? undefined : t("common.no_answer")}
        />
      )}
      <div className={css.ways}>
        {seeks && <Submit size="l" wide label={t("common.save")} />}
        <ButtonLink
          href={addressOfQuestion(question.after)}
          variant={answered ? "primary" : "quiet"}
          size={answered ? "l" : "m"}
          wide
        >
          {t(answered ? "common.continue" : "steps.question_skip")}
        </ButtonLink>
        <p className={css.around}>
          {question.before && <Link href={addressOfQuestion(question.before)}>{t("steps.question_back")}</Link>}
          {question.after && <Link href={addressOfQuestion(null)}>{t("steps.personal_skip")}</Link>}
        </p>
      </div>
    </Form>
  );
}

function Sought({ genders, chosen, ages }: PersonalQuestionProps["seeking"]) {
  const { t } = useWords();
  const state = useFormState();
  return (
    <>
      <ToggleChips
        legend={<VisuallyHidden>{t("profile.seeking")}</VisuallyHidden>}
        name="seeking"
        options={genders.map(({ id, sought }) => ({ value: id, label: sought }))}
        defaultValues={state.refusal ? state.chosen("seeking") : chosen}
        error={state.errorOf("seeking")}
      />
      <SoughtAges ages={ages} typed={state.typed} errorOf={state.errorOf} />
    </>
  );
}
