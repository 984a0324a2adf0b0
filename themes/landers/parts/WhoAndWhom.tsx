import { useWords } from "../../words";
import type { Start } from "../lander";
import { Options } from "./Begin";

/** Who somebody is, and whom they would like to meet; each only where the site leaves it open. */
export function WhoAndWhom({ start }: { start: Start }) {
  const { t } = useWords();
  return (
    <>
      <Options name="gender" legend={t("profile.gender")} options={start.genders} />
      <Options name="seeking" legend={t("profile.seeking")} options={start.seeking} several />
    </>
  );
}
