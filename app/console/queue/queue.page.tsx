import { colleagues } from "~/app/console/frame/colleagues";
import { readFields } from "~/app/console/frame/forms";
import { deskAction, deskLoader, siteOf, sitesOf } from "~/app/console/frame/guards";
import { ageInWords } from "~/app/console/frame/times";
import { StandingLine } from "~/app/console/front/StandingLine";
import { openCasesIn, readStandings, shownStanding } from "~/app/console/front/standings";
import { WORK_QUEUES } from "~/app/console/queue/claims";
import { HardToday } from "~/app/console/queue/HardToday";
import { hardToday } from "~/app/console/queue/hard-today";
import { InHand } from "~/app/console/queue/InHand";
import { QueueFilters } from "~/app/console/queue/QueueFilters";
import { QueueTable } from "~/app/console/queue/QueueTable";
import {
  caseQueueIn,
  filterIn,
  keepOrHandBackCase,
  kindIn,
  kindsSeen,
  readInHand,
  readQueues,
  sitesAsked,
  takeNext,
  withCases,
} from "~/app/console/queue/queue";
import { filterCookie, filterOf } from "~/app/console/queue/queue-filter";
import { SavedViews } from "~/app/console/queue/SavedViews";
import { shownInHand, shownQueue, shownWorkInHand } from "~/app/console/queue/shown-queue";
import { shownViews } from "~/app/console/queue/views";
import { keepOrHandBack, readWork } from "~/app/console/queue/work";
import { allowsSomewhere } from "~/app/domain/desk/permissions/permissions";
import type { Site } from "~/app/domain/site";
import { useActionData, useLoaderData } from "~/app/router/client";
import { data, redirect } from "~/app/router/server";
import { page } from "~/app/ui/frame/page";
import { UnknownCursorError } from "~/db/pages";
import * as css from "~/themes/console/console.css";
import { LinkButton, Submit } from "~/themes/console/fields";
import { Head, Notice } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "console-queue",
  title: (t) => t("queue.title"),
  texts: ["care_desk", "console", "goals", "handing", "queue", "views"],
});

export const loader = deskLoader("queue.see", async (args) => {
  const { context, request, who } = args;
  const filter = filterIn(request);
  const sites = sitesAsked(args, filter.brand);
  const name = caseQueueIn(filter);
  try {
    const ofCases = name === null ? [] : withCases(args, sites);
    const kindsOf = (site: Site) => kindsSeen(args, site);
    const queue = await readQueues(ofCases, { name: name ?? undefined, after: filter.after, kindsOf });
    const nameOf = await colleagues(context.desk);
    const [{ words }, now] = [context.visit, context.desk.now()];
    const standings = await readStandings(args, sites);
    const { open, oldest } = openCasesIn(standings.all);
    const work = await readWork(args, standings);
    const isShown = (of: string) => filter.after === undefined && (filter.kind ?? of) === of;
    const inHand = work.flatMap(({ lease, ...row }) => (lease?.holder === who.operator.name ? { ...row, lease } : []));
    const reader = { words, nameOf, self: who.operator.name };
    return {
      ...shownQueue(
        queue,
        work.filter((each) => isShown(each.queue)),
        reader,
      ),
      inHand: [
        ...(await readInHand(args, withCases(args, sites))).map((row) => shownInHand(row, reader)),
        ...inHand.map((row) => shownWorkInHand(row, reader)),
      ],
      ...{ open, oldest: oldest === undefined ? "" : ageInWords(now - oldest, words) },
      standing: shownStanding(standings.all, words, { brand: filter.brand, now }),
      brands: sitesOf(args, "queue.see").map(({ tenant: { slug, name } }) => ({ slug, name })),
      saved: await shownViews(args),
      filter: { brand: filter.brand, kind: filter.kind ?? "" },
      back: new URL(request.url).searchParams.get("back") ?? "",
      today: await hardToday(args),
      decides: allowsSomewhere(who.grants, "queue.take"),
    };
  } catch (error) {
    if (error instanceof UnknownCursorError) throw redirect("/queue");
    throw error;
  }
});

/** Leases the next item, extends a lease, or hands an item back. */
export const action = deskAction("queue.take", async (args) => {
  const { step, brand = "", id = "", except, kind, queue: name } = await readFields(args.request);
  if (step === "next") {
    // Uses the filter in the form of the queue's page, else the operator's last filter.
    const filter = kind !== undefined || brand ? { brand, kind: kindIn(kind) ?? "" } : filterOf(args.request);
    const allowed = sitesOf(args, "queue.take");
    const asked = allowed.filter(({ tenant }) => tenant.slug === filter.brand);
    if (brand !== "") siteOf(args, "queue.take", brand);
    const taken = await takeNext(args, asked.length > 0 ? asked : allowed, { except, kind: kindIn(filter.kind) });
    const headers = { "Set-Cookie": filterCookie(filter, args.context.visit) };
    if (!taken) return data({ isEmpty: true }, { headers });
    throw redirect(taken, { headers });
  }
  const queue = WORK_QUEUES.find((each) => each === name);
  if (queue) throw redirect(await keepOrHandBack(args, { queue, brand, id, keeps: step === "keep" }));
  throw redirect(await keepOrHandBackCase(args, { brand, id, keeps: step === "keep" }));
});

export default function Queue() {
  const loaded = useLoaderData<typeof loader>();
  const { rows, next, open, oldest, standing, inHand, saved, unread, brands, filter, back, today, decides } = loaded;
  const isEmpty = useActionData<typeof action>()?.isEmpty;
  const { t } = useWords();
  return (
    <>
      <Head title={t("queue.title")}>
        {decides && (
          <form method="post">
            <input type="hidden" name="brand" value={filter.brand} />
            <input type="hidden" name="kind" value={filter.kind} />
            <input type="hidden" name="except" value={back} />
            <Submit tone="main" name="step" value="next" shortcut="n">
              {t("queue.next")}
            </Submit>
          </form>
        )}
      </Head>
      {isEmpty && <Notice isNews>{t("queue.no_next")}</Notice>}
      {unread.length > 0 && <Notice tone="warn">{t("queue.unread", { brands: unread.join(", ") })}</Notice>}
      <p className={css.quiet}>
        {t("queue.open", { count: open })}
        {oldest && ` · ${t("queue.oldest", { age: oldest })}`}
      </p>
      <HardToday today={today} />
      <StandingLine rows={standing} />
      <InHand rows={inHand} />
      <SavedViews shown={saved} />
      <QueueFilters filter={filter} brands={brands} />
      <QueueTable rows={rows} />
      {next && (
        <p>
          <LinkButton to={`/queue?${new URLSearchParams({ ...filter, after: next })}`}>{t("queue.more")}</LinkButton>
        </p>
      )}
    </>
  );
}
