import { ChoiceField, type Option } from "~/themes/console/fields";
import { useWords } from "~/themes/words";

interface Props {
  language: string;
  languages: Option[];
}

/** Asks for the language of an operator's emails. */
export function MailLanguage({ language, languages }: Props) {
  const { t } = useWords();
  return <ChoiceField name="language" label={t("desk_mail.language")} value={language} options={languages} />;
}
