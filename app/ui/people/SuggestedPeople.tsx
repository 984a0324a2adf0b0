import { Suspense, useEffect, useState } from "react";
import { useTexts } from "~/app/ui/frame/texts";
import type { Person } from "~/themes/template";
import { useWords } from "~/themes/words";
import { People } from "./people";
import * as css from "./people.css";

interface SuggestedPeopleProps {
  people?: Person[];
}

export function SuggestedPeople(props: SuggestedPeopleProps) {
  return (
    <Suspense fallback={<Coming />}>
      <SomePeople {...props} />
    </Suspense>
  );
}

function SomePeople({ people: given }: SuggestedPeopleProps) {
  useTexts(["chats", "credits", "likes", "profile"]);
  const { t, locale } = useWords();
  const [people, setPeople] = useState(given);
  useEffect(() => {
    if (given) return;
    import("./ask-people")
      .then(({ askPeople }) => askPeople(locale))
      .then(setPeople)
      .catch(() => setPeople([]));
  }, [given, locale]);
  if (!people) return <Coming />;
  if (people.length === 0) return null;
  return (
    <section>
      <h2>{t("error.members_title")}</h2>
      <People people={people} offers={{ more: false }} below />
    </section>
  );
}

/** Reserves the room of the people, so that the foot of the page does not jump. */
function Coming() {
  return <div className={css.coming} aria-busy="true" />;
}
