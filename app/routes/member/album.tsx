import { type AlbumGuest, albumGuests } from "~/app/domain/people/albums/albums";
import { memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { clockOf } from "~/app/ui/frame/clock.server";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { dateInWords } from "~/app/ui/frame/times";
import { ShowAlbum } from "~/app/ui/people/albums/ShowAlbum";
import { ButtonLink, Cut, EmptyNote, Link, List, ListRow } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "profile-album",
  texts: ["albums", "chats", "photos"],
  title: (t) => t("albums.guests_title"),
});

export const loader = memberLoader(async ({ context: { site, visit } }, member) => {
  const { locale, t } = visit.words;
  const { asking, seeing } = await albumGuests(site, member);
  const shown = ({ id, name, at }: AlbumGuest) => ({
    id,
    name: name || t("chats.former_member"),
    date: dateInWords(at, site.now(), locale, clockOf(site, member)),
  });
  return { asking: asking.map(shown), seeing: seeing.map(shown) };
});

export default function AlbumPage() {
  const { asking, seeing } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("albums.guests_title")} lead={t("albums.lead")} width="prose" tabs={null}>
      <div className={css.parts}>
        <section className={css.part}>
          <h2>{t("albums.asking")}</h2>
          <Guests
            label={t("albums.asking")}
            people={asking}
            empty={t("albums.nobody_asks")}
            offers={["show", "refuse"]}
          />
        </section>
        <section className={css.part}>
          <h2>{t("albums.seeing")}</h2>
          <Guests label={t("albums.seeing")} people={seeing} empty={t("albums.nobody_sees")} offers={["hide"]} />
        </section>
        <p>
          <ButtonLink href="/profile/photos" variant="secondary">
            {t("photos.manage")}
          </ButtonLink>
        </p>
      </div>
    </Page>
  );
}

interface GuestsProps {
  label: string;
  people: readonly { id: string; name: string; date: string }[];
  empty: string;
  offers: readonly ("show" | "refuse" | "hide")[];
}

function Guests({ label, people, empty, offers }: GuestsProps) {
  const { t } = useWords();
  if (people.length === 0) return <EmptyNote>{empty}</EmptyNote>;
  return (
    <List label={label}>
      {people.map(({ id, name, date }) => (
        <ListRow
          key={id}
          title={
            <Link href={`/members/${id}`}>
              <Cut>{name}</Cut>
            </Link>
          }
          text={t("albums.since", { date })}
          trailing={
            <div className={css.choices}>
              {offers.map((offer) => (
                <ShowAlbum key={offer} id={id} name={name} offer={offer} brief />
              ))}
            </div>
          }
        />
      ))}
    </List>
  );
}
