import { GROUPS } from "~/app/locales/groups";
import { ActivateReminder } from "~/app/ui/account/ActivateReminder";
import { page } from "~/app/ui/frame/page";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "dev-activate-reminder", texts: GROUPS, title: () => "Activation reminder" });

const EMAIL = "maximiliana.konstantina.featherstonehaugh@a-rather-long-domain.example";

/** Shows the reminder to confirm an address in its two places: as a notice on a page, and instead of the composer. */
export default function DevActivateReminder() {
  const { Page, Conversation } = useTemplate();
  const { t } = useWords();
  const reminder = <ActivateReminder email={EMAIL} />;
  return (
    <Page title="Activation reminder" lead="" width="wide" tabs={null}>
      {reminder}
      <Conversation
        activity=""
        person={{
          id: "anna",
          href: "#anna",
          name: "Anna",
          age: 34,
          place: "Utrecht",
          photo: null,
          fictional: false,
          languageBadge: null,
          speaks: null,
        }}
        back={{ href: "/chats", label: t("chats.back") }}
        more={null}
        older={null}
        newer={null}
        days={[]}
        composer={reminder}
        typing=""
      />
    </Page>
  );
}
