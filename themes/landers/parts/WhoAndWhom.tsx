import { useWords } from "../../words";
import type { Start } from "../lander";
import { Options } from "./Begin";

/** Asks for the visitor's gender and the genders sought, each only if the site asks. */
export function WhoAndWhom({ start }: { start: Start }) {
  const { t } = useWords();
  return (
    <>
      <Options name="gender" legend={t("profile.gender")} options={start.genders} />
      <Options name="seeking" legend={t("profile.seeking")} options={start.seeking} several />
    </>
  );
}
