import type { ShownTalk } from "~/app/console/cases/case-messages";
import * as css from "~/themes/console/console.css";
import { LinkButton } from "~/themes/console/fields";
import { Filled, Section, Timeline } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

/** The link to the messages of a case, for operators who may read them. */
export function CaseTalk({ talk: { kept, isOpen, mayRead, show, more } }: { talk: Omit<ShownTalk, "looks"> }) {
  const { t } = useWords();
  if ((kept === null || isOpen) && more === null) return null;
  return (
    <Section title={t("chat_look.messages")}>
      {kept && !isOpen && (
        <p>
          {kept} <span className={css.quiet}>{t(mayRead ? "chat_look.noted" : "chat_look.not_yours")}</span>
        </p>
      )}
      <div className={css.row}>
        {mayRead && kept && !isOpen && (
          <LinkButton to={show} tone="main" shortcut="m">
            {t("chat_look.show")}
          </LinkButton>
        )}
        {more && (
          <LinkButton to={more} shortcut="g">
            {t("chat_look.action_case")}
          </LinkButton>
        )}
      </div>
    </Section>
  );
}

/** Lists who read messages because of a case, and why. */
export function CaseLooks({ looks }: { looks: ShownTalk["looks"] }) {
  const { t } = useWords();
  return (
    <Filled title={t("chat_look.looks")} of={looks}>
      <Timeline
        none=""
        entries={looks.map(({ key, at, when, what, reason }) => ({
          key,
          at,
          when,
          what: (
            <>
              {what}
              {reason && <p className={css.quoted}>{reason}</p>}
            </>
          ),
        }))}
      />
    </Filled>
  );
}
