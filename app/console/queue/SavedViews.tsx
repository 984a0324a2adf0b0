import type { ShownViews } from "~/app/console/queue/views";
import * as css from "~/themes/console/console.css";
import { Submit, TextField } from "~/themes/console/fields";
import { useWords } from "~/themes/words";

/** The operator's saved lists, and a form to save the current one. */
export function SavedViews({ shown: { path, views } }: { shown: ShownViews }) {
  const { t } = useWords();
  const current = views.find(({ isCurrent }) => isCurrent);
  return (
    <nav className={css.row} aria-label={t("views.title")}>
      {views.map(({ id, name, to, isCurrent }) => (
        <a key={id} href={to} aria-current={isCurrent ? "page" : undefined}>
          {name}
        </a>
      ))}
      {current ? (
        <form method="post" action="/views">
          <input type="hidden" name="id" value={current.id} />
          <input type="hidden" name="path" value={path} />
          <Submit name="step" value="remove">
            {t("views.remove", { name: current.name })}
          </Submit>
        </form>
      ) : (
        <details>
          <summary className={css.quiet}>{t("views.save_this")}</summary>
          <form className={css.row} method="post" action="/views">
            <input type="hidden" name="path" value={path} />
            <TextField name="name" label={t("views.name")} required />
            <Submit name="step" value="save">
              {t("views.save")}
            </Submit>
          </form>
        </details>
      )}
    </nav>
  );
}
