import { Button } from "./Button";
import type { Fixtures } from "./fixture";
import * as css from "./fixture.css";
import { Spinner } from "./Spinner";
import { Badge, Card, CountBadge, EmptyNote, Notice, OnlineMark, Skeleton } from "./surfaces";

const tones = ["neutral", "accent", "info", "danger"] as const;

export const fixtures: Fixtures = {
  badges: (
    <div className={css.row}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          Speaks Deutsch
        </Badge>
      ))}
    </div>
  ),
  "badge, long German": <Badge tone="accent">Freundschaftsanfragebenachrichtigungseinstellung</Badge>,
  counts: (
    <div className={css.row}>
      <CountBadge count={1} label="1 new message" />
      <CountBadge count={24} label="24 new messages" />
      <CountBadge count={140} label="140 new messages" />
    </div>
  ),
  "here now": (
    <span>
      Anna de Wit
      <OnlineMark label="Online" />
    </span>
  ),
  "count of nothing": <CountBadge count={0} label="0 new messages" />,
  "counts, Polish plurals": (
    <div className={css.row}>
      <span>
        1 wiadomość <CountBadge count={1} label="1 nowa wiadomość" />
      </span>
      <span>
        3 wiadomości <CountBadge count={3} label="3 nowe wiadomości" />
      </span>
      <span>
        25 wiadomości <CountBadge count={25} label="25 nowych wiadomości" />
      </span>
    </div>
  ),
  card: (
    <Card>
      <h3>Complete your profile</h3>
      <p>People with a photo are written to more often.</p>
    </Card>
  ),
  "card, roomy": (
    <Card pad="l">
      <h3>Vervollständige deine Benachrichtigungseinstellungen</h3>
      <Button size="s">Jetzt einstellen</Button>
    </Card>
  ),
  "empty list": <EmptyNote>Nobody has liked you yet.</EmptyNote>,
  "skeleton, text": (
    <div aria-busy="true" className={css.stack}>
      <Spinner quiet label="Loading..." />
      <Skeleton />
      <Skeleton />
    </div>
  ),
  "skeleton, cards": (
    <div aria-busy="true" className={css.grid}>
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} shape="card" />
      ))}
    </div>
  ),
  "skeleton, rows": (
    <div aria-busy="true" className={css.stack}>
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} shape="row" />
      ))}
    </div>
  ),
  spinner: <Spinner label="Loading..." />,
  "notice, info": <Notice title="This is a demonstration">Nobody here is real.</Notice>,
  "notice, success": <Notice tone="success" title="Your email address is confirmed" />,
  "notice, danger": (
    <Notice
      tone="danger"
      title="Wir konnten deine Benachrichtigungseinstellungen nicht speichern"
      action={
        <Button size="s" variant="secondary">
          Noch einmal versuchen
        </Button>
      }
    >
      Prüfe deine Internetverbindung.
    </Notice>
  ),
};
