import { calls } from "~/app/contract/calls";
import { PartnerTile } from "~/themes/defaults/PartnerTile";
import { ButtonLink, VisuallyHidden } from "~/themes/primitives";
import { useWords } from "~/themes/words";

/** Partners' tiles among twelve people, each null if absent. */
export interface PageTiles {
  cam: Cam | null;
  ad: Ad | null;
}

interface Cam {
  account: string;
  name: string;
  age: number;
  /** The partner's own text. Null if absent. */
  text: string | null;
}

interface Ad {
  title: string;
  text: string;
}

export const tileNodes = (tiles: readonly PageTiles[]) =>
  tiles.map(({ cam, ad }, page) => ({
    cam: cam && <CamTile key={`cam-${page}`} {...cam} />,
    ad: ad && <AdTile key={`ad-${page}`} {...ad} />,
  }));

/** A person who is live at a partner. */
function CamTile({ account, name, age, text }: Cam) {
  const { t } = useWords();
  return (
    <PartnerTile
      kind="cam"
      label={t("offers.label")}
      title={t("profile.name_and_age", { name, age })}
      text={text ?? t("offers.cam_text", { name })}
      action={
        <PartnerLink href={`${calls.xcams_redirect}?account=${account}`} words={t("offers.cam_action", { name })} />
      }
    />
  );
}

/** The partner's own site. */
function AdTile({ title, text }: Ad) {
  const { t } = useWords();
  const href = `${calls.resellpartner}?flow=profile-search&redirect=1`;
  return (
    <PartnerTile
      kind="ad"
      label={t("offers.label")}
      title={title}
      text={text}
      action={<PartnerLink href={href} words={t("offers.ad_action")} />}
    />
  );
}

/** A link through the site itself, which redirects to the partner. */
function PartnerLink({ href, words }: { href: string; words: string }) {
  const { t } = useWords();
  return (
    <ButtonLink
      href={href}
      variant="secondary"
      size="s"
      target="_blank"
      rel="noopener noreferrer sponsored"
      data-no-prefetch
    >
      {words}
      <VisuallyHidden> – {t("offers.new_window")}</VisuallyHidden>
    </ButtonLink>
  );
}
