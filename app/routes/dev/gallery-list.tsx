import { fixtures } from "~/themes/fixtures";
import { primitives } from "~/themes/fixtures/primitives";
import { ALL_LANDER_NAMES } from "~/themes/landers/registry";
import * as css from "./gallery.css";
import { statesOf, type View } from "./gallery-view";

export function GalleryList(view: View) {
  const { width, ...look } = view.design;
  return (
    <nav className={css.list} aria-label="Slots, primitives and landers">
      <Group title="Slots" names={Object.keys(fixtures)} kind="slot" {...view} />
      <Group title="Primitives" names={Object.keys(primitives)} kind="primitive" {...view} />
      <Group title="Landers" names={ALL_LANDER_NAMES} kind="lander" {...view} />
      <h2 className={css.group}>Pages</h2>
      <ul className={css.names}>
        {PAGES.map(([href, name]) => (
          <li key={href}>
            <a href={`${href}?${new URLSearchParams(look)}`} className={css.link} data-reload>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const PAGES = [
  ["/_dev/dialogs", "Dialogs"],
  ["/_dev/top-nav", "Top navigation"],
  ["/_dev/activate-reminder", "Activation reminder"],
] as const;

function Group({
  title,
  names,
  kind,
  shown,
  state,
  design,
}: View & { title: string; names: string[]; kind: "slot" | "primitive" | "lander" }) {
  const open = (shown as Record<string, string>)[kind];
  const href = (name: string, at?: string) =>
    `/_dev?${new URLSearchParams({ [kind]: name, ...(at && { state: at }), ...design })}`;
  return (
    <>
      <h2 className={css.group}>{title}</h2>
      <ul className={css.names}>
        {names.map((name) => (
          <li key={name}>
            <a href={href(name)} className={css.link} aria-current={name === open ? "true" : undefined} data-reload>
              {name}
            </a>
            {name === open && (
              <ul className={css.states}>
                {statesOf(shown).map((each) => (
                  <li key={each}>
                    <a
                      href={href(name, each)}
                      className={css.link}
                      aria-current={each === state ? "page" : undefined}
                      data-reload
                    >
                      {each}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
