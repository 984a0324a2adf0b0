import { accountOfTicket } from "~/app/domain/account/credentials/credentials";
import { domainError } from "~/app/domain/errors";
import { newPuzzle } from "~/app/domain/safety/puzzles/puzzles";
import { complain } from "~/app/domain/safety/reports/complaints";
import {
  ABOUTS,
  type About,
  COMPLAINT_MAX,
  complaintForm,
  NOTICES,
} from "~/app/domain/safety/reports/complaints.schema";
import { limitPlace } from "~/app/domain/site/limits/limits";
import { submit } from "~/app/request/form";
import { openAction, openLoader } from "~/app/request/guards";
import { ticketOf } from "~/app/request/login-step";
import { useLoaderData } from "~/app/router/client";
import { type ActionFunctionArgs, redirect } from "~/app/router/server";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { ComplaintForm } from "~/app/ui/safety/complaints/ComplaintForm";
import { List, ListRow, NextIcon, Notice, Prose } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "complaints",
  beforeEntry: true,
  indexed: true,
  card: () => "complaints",
  texts: ["complaints", "puzzles"],
  title: (t) => t("complaints.title"),
  description: (t) => t("complaints.description"),
});

const tooMany = domainError("complaints.too_many", "too_many");
const HOUR = 60 * 60 * 1000;

/** Returns the form of the subject in `?about`, otherwise a list of subjects. `?address` is filled in. */
export const loader = openLoader(async ({ request, context: { site } }) => {
  const asked = new URL(request.url).searchParams.get("about");
  const about = ABOUTS.find((each) => each === asked) ?? null;
  if (!about) return { form: null, abouts: ABOUTS };
  const form = {
    about,
    isNotice: NOTICES.includes(about),
    puzzle: newPuzzle(site, "complaint"),
    wordsMax: COMPLAINT_MAX,
  };
  return { form, abouts: ABOUTS };
});

export const action = openAction((args) => {
  const { site, visit } = args.context;
  return submit(args, complaintForm, async (given) => {
    await limitPlace(site, "complaints", visit.ip, { max: 10, windowMs: HOUR }, tooMany);
    const memberId = await accountOf(args);
    return redirect(await complain(site, given, { language: visit.language, memberId, ip: visit.ip }));
  });
});

/**
 * Returns the logged-in account, or the account whose password a suspended member just gave. Only the account's owner
 * may appeal.
 */
async function accountOf({ request, context: { site, visit } }: ActionFunctionArgs): Promise<string | null> {
  const member = await visit.member();
  if (member) return member.id;
  const ticket = ticketOf(request);
  const account = ticket && (await accountOfTicket(site, "suspended", ticket).catch(() => null));
  return account ? account.id : null;
}

/** Loads the page's data again after an error, because the form then needs a new puzzle. */
export const shouldRevalidate = () => true;

export default function ComplaintsPage() {
  const { form, abouts } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  return form ? (
    <Page
      title={t(`complaints.about.${form.about}`)}
      lead={t(`complaints.about.${form.about}_hint`)}
      width="prose"
      tabs={null}
    >
      <ComplaintForm key={form.about} {...form} />
    </Page>
  ) : (
    <Page title={t("complaints.title")} lead={t("complaints.lead")} width="prose" tabs={null}>
      <Choice abouts={abouts} />
    </Page>
  );
}

function Choice({ abouts }: { abouts: readonly About[] }) {
  const { t } = useWords();
  return (
    <div className={css.stack}>
      <Notice tone="info">{t("complaints.danger")}</Notice>
      <Prose>
        <h2>{t("complaints.choose")}</h2>
      </Prose>
      <List label={t("complaints.choose")}>
        {abouts.map((about) => (
          <ListRow
            key={about}
            href={`/complaints?about=${about}`}
            title={t(`complaints.about.${about}`)}
            text={t(`complaints.about.${about}_hint`)}
            trailing={<NextIcon size={20} />}
          />
        ))}
      </List>
      <Prose>
        <h2>{t("complaints.how_title")}</h2>
        <ol>
          <li>{t("complaints.how_number")}</li>
          <li>{t("complaints.how_person")}</li>
          <li>{t("complaints.how_again")}</li>
        </ol>
      </Prose>
    </div>
  );
}
