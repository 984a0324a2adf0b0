import { GROUPS } from "~/app/locales/groups";
import { openLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";
import { fixtures } from "~/themes/fixtures";
import { primitives } from "~/themes/fixtures/primitives";
import { isLanderName, isMemberLanderName } from "~/themes/landers/registry";
import * as css from "./gallery.css";
import { GalleryControls } from "./gallery-controls";
import { GalleryList } from "./gallery-list";
import { type Shown, statesOf, type View } from "./gallery-view";

export const handle = page<View>({
  name: "dev",
  texts: GROUPS,
  bare: true,
  // Lists only a script of its own: the view in the frame loads the application, and the list needs none of its
  // modules.
  alone: () => ({ styles: [], script: "/app/routes/dev/gallery.script.ts" }),
  title: () => "Gallery",
});

/** Returns the view to open, in the site's own design if the address names no other. */
export const loader = openLoader(({ request, context: { site, visit } }): View => {
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  const { slot = "", primitive = "", lander = "", state, scheme = "light", width = "" } = asked;
  const shown = shownOf({ slot, primitive, lander });
  const states = statesOf(shown);
  const design = {
    template: site.tenant.template,
    niche: String(site.tenant.niche.number),
    lang: visit.language,
    scheme,
    width,
  };
  return { shown, state: state && states.includes(state) ? state : states[0]!, design };
});

function shownOf({ slot, primitive, lander }: Record<"slot" | "primitive" | "lander", string>): Shown {
  if (isLanderName(lander) || isMemberLanderName(lander)) return { lander };
  return primitive in primitives ? { primitive } : { slot: slot in fixtures ? slot : "Index" };
}

/** Lists every slot, primitive and lander on the left. Shows the selected one in a frame on the right. */
export default function Gallery() {
  const view = useLoaderData<typeof loader>();
  const { shown, state, design } = view;
  const { width, ...look } = design;
  const query = new URLSearchParams({ ...shown, state, ...look });
  const alone = `/_dev/show?${query}`;
  return (
    <div className={css.gallery}>
      <header className={css.head}>
        <h1 className={css.title}>Gallery</h1>
        <GalleryControls {...view} />
        <a href={alone} className={css.link} data-reload>
          Open alone
        </a>
        <form method="post" action="/_dev/panel">
          <button type="submit" name="value" value="open" className={css.button}>
            Panel on every page
          </button>
        </form>
      </header>
      <GalleryList {...view} />
      <main id="main" className={css.stage}>
        <iframe
          key={alone}
          src={alone}
          title={`${Object.values(shown)[0]}, ${state}`}
          className={css.frame}
          style={width ? { width: `${width}px` } : undefined}
        />
      </main>
    </div>
  );
}
