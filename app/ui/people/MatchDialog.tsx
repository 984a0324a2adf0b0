import { useEffect, useRef, useState } from "react";
import { useFetcher } from "~/app/router/client";
import type { Match } from "~/app/ui/frame/live";
import { useSite } from "~/app/ui/frame/site-data";
import { FirstLine, type FirstLineData } from "~/app/ui/talk/FirstLine";
import { Avatar, Button, ButtonLink, Dialog, HeartIcon } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./MatchDialog.css";

export function MatchDialog({ match, close }: { match: Match; close(): void }) {
  const { t } = useWords();
  const { id, name } = match;
  const { data, load } = useFetcher<FirstLineData>({ key: `first line ${id}` });
  const [sent, setSent] = useState(false);
  useEffect(() => {
    load(`/members/${id}/first-line`);
  }, [load, id]);
  const onward = useRef<HTMLAnchorElement>(null);
  // Moves the focus, because the field that had it is gone.
  useEffect(() => {
    if (sent) onward.current?.focus();
  }, [sent]);
  const writes = data?.writes !== false;
  const chat = (
    <ButtonLink
      ref={onward}
      href={`/members/${id}/chat`}
      variant={writes && !sent ? "quiet" : "primary"}
      onClick={close}
      data-no-prefetch
    >
      {t(sent ? "nav.match_open" : "nav.match_write")}
    </ButtonLink>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t("nav.match_title")}
      description={sent ? t("nav.match_sent", { name }) : t("nav.match_text", { name })}
      closeLabel={t("common.close")}
      look="celebration"
      ornament={<Faces match={match} />}
      actions={
        <>
          <Button variant={sent ? "secondary" : "quiet"} onClick={close}>
            {t("nav.match_later")}
          </Button>
          {(sent || !writes) && chat}
        </>
      }
    >
      {writes && !sent && <FirstLine id={id} data={data} close={close} sent={() => setSent(true)} />}
    </Dialog>
  );
}

function Faces({ match: { name, photo } }: { match: Match }) {
  const member = useSite()?.member;
  return (
    <div className={css.faces} aria-hidden="true">
      <span className={css.mine}>{member && <Avatar name={member.name} photo={member.photo} size="l" alt="" />}</span>
      <span className={css.theirs}>
        <Avatar name={name} photo={photo} size="l" alt="" />
      </span>
      <span className={css.heart}>
        <HeartIcon size={26} fill="currentColor" />
      </span>
      {SPARKS.map((spark) => (
        <span key={spark} className={css.spark[spark]} />
      ))}
    </div>
  );
}

const SPARKS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
