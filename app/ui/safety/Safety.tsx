import { SafetyActions } from "~/themes/defaults/SafetyActions";
import { ButtonLink } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { BlockButton } from "./BlockButton";

interface SafetyProps {
  id: string;
  name: string;
  /** The subject of a report: "profile=<id>", "chat=<id>". */
  about: string;
  next: string;
}

export function Safety({ id, name, about, next }: SafetyProps) {
  const { t } = useWords();
  return (
    <SafetyActions
      name={name}
      report={
        <ButtonLink href={`/report?${about}`} variant="quiet" size="s" data-no-prefetch>
          {t("profile.report")}
        </ButtonLink>
      }
      block={<BlockButton id={id} name={name} next={next} />}
    />
  );
}
