import { brandLoader } from "~/app/console/frame/guards";
import { softeningFor } from "~/app/console/frame/pictures";
import { MemberPhotos } from "~/app/console/members/MemberPhotos";
import { memberPage } from "~/app/console/members/member-page";
import { useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";
import * as css from "~/themes/console/console.css";
import { LinkButton } from "~/themes/console/fields";
import { Badge, Facts, Head, Section, Timeline } from "~/themes/console/parts";
import { Softened } from "~/themes/console/pictures";
import { useWords } from "~/themes/words";

export const handle = page<{ name: string }>({
  name: "console-member",
  title: (t, data) => data?.name ?? t("desk.member"),
  texts: ["desk", "queue", "work"],
});

export const loader = brandLoader("people.see", async (where) => ({
  ...(await memberPage(where, where.params.id ?? "")),
  softening: await softeningFor(where.context.desk, where.who.id),
}));

export default function Member() {
  const loaded = useLoaderData<typeof loader>();
  const { name, brand, state, facts, devices, profile, photos, softening, actions, alike, timeline, more } = loaded;
  const { t } = useWords();
  const codes = devices.length > 0 ? <Devices devices={devices} /> : null;
  return (
    <Softened softening={softening}>
      <Head title={name}>
        <Badge tone={state.tone}>{state.text}</Badge>
        <span className={css.quiet}>{brand}</span>
      </Head>
      <div className={css.columns}>
        <Section title={t("desk.member")}>
          <Facts facts={[...facts, [t("desk.device_codes"), codes]]} />
        </Section>
        <Section title={t("desk.actions")}>
          <ul className={css.choices}>
            {actions.map(({ to, title, key }) => (
              <li key={to}>
                <LinkButton to={to} shortcut={key}>
                  {title}
                </LinkButton>
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <div className={css.columns}>
        <Section title={t("desk.profile")}>
          <MemberPhotos photos={photos} isBlurred={softening.blur !== "none"} />
          <Facts facts={profile.facts} />
          <p className={css.text}>
            <a href={profile.url}>{t("desk.see_profile")}</a>
          </p>
        </Section>
        <Section title={t("desk.like_accounts")}>
          {alike.length === 0 && <p className={css.quiet}>{t("desk.no_like_accounts")}</p>}
          {alike.map((other) => (
            <p className={css.text} key={other.to}>
              <a href={other.to}>{other.name}</a> {other.email} <Badge>{other.state}</Badge>
              <br />
              <span className={css.quiet}>{other.why}</span> <a href={other.compare}>{t("desk.compare")}</a>
            </p>
          ))}
        </Section>
      </div>
      <Section title={t("desk.timeline")}>
        <Timeline
          none={t("desk.timeline_none")}
          entries={timeline.map(({ key, at, when, title, details, actions: onOrder }) => ({
            key,
            at,
            when,
            what: (
              <>
                <strong>{title}</strong> {details.join(" · ")}{" "}
                {onOrder.map(({ to, title: action }) => (
                  <a key={to} href={to}>
                    {action}
                  </a>
                ))}
              </>
            ),
          }))}
        />
        {more && (
          <p>
            <LinkButton to={more}>{t("desk.more")}</LinkButton>
          </p>
        )}
      </Section>
    </Softened>
  );
}

function Devices({ devices }: { devices: { code: string; to: string }[] }) {
  return (
    <ul className={css.choices}>
      {devices.map(({ code, to }) => (
        <li key={code}>
          <a className={css.code} href={to}>
            {code}
          </a>
        </li>
      ))}
    </ul>
  );
}
