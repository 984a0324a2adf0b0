import { useTemplate } from "../../registry";
import type { Person } from "../../template";

/** The site's people in the template's grid, without buttons: the visitor is no member yet. */
export function MemberCards({ people, eager = false }: { people: readonly Person[]; eager?: boolean }) {
  const { MemberCard, MemberGrid } = useTemplate();
  return (
    <MemberGrid>
      {people.map((person, index) => (
        <MemberCard
          key={person.id}
          person={person}
          like={null}
          chat={null}
          view={null}
          notes={[]}
          isNew={false}
          more={null}
          eager={eager && (index === 0 ? "first" : true)}
        />
      ))}
    </MemberGrid>
  );
}
