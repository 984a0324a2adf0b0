import type { About } from "~/app/domain/safety/reports/complaints.schema";
import * as css from "~/app/ui/frame/forms.css";
import { ACCEPTED_PICTURES } from "~/app/ui/frame/picture-types";
import { Button, Field, Form, List, ListRow, Notice, Prose, TextInput } from "~/themes/primitives";
import { useWords } from "~/themes/words";

interface AnswerProps {
  title: string;
  facts: string;
  rule: string | null;
  automated: boolean;
  at: string;
}

export function Answer({ title, facts, rule, automated, at }: AnswerProps) {
  const { t } = useWords();
  return (
    <Prose>
      <h2>{title}</h2>
      {facts.split("\n").map((line, n) => (
        <p key={n}>{line}</p>
      ))}
      {rule && <p>{t("complaints.rule", { rule })}</p>}
      <p>{t(automated ? "complaints.by_machine" : "complaints.by_person", { date: at })}</p>
    </Prose>
  );
}

interface PictureFormProps {
  problems: readonly string[];
  hasRoom: boolean;
  maxMb: number;
}

export function PictureForm({ problems, hasRoom, maxMb }: PictureFormProps) {
  const { t } = useWords();
  return (
    <Form method="post" encType="multipart/form-data" className={css.part} data-form="complaint-pictures">
      {problems.length > 0 && (
        <Notice tone="danger" live>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      {hasRoom && (
        <>
          <Field label={t("complaints.add_pictures")} hint={t("complaints.add_pictures_hint", { max: maxMb })}>
            {(ids) => <TextInput {...ids} type="file" name="file" accept={ACCEPTED_PICTURES} multiple required />}
          </Field>
          <div>
            <Button type="submit" variant="secondary">
              {t("complaints.add")}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}

interface ToldProps {
  about: About;
  address: string;
  /** The text of the complaint. "" after erasure. */
  words: string;
  pictures: number;
  sent: string;
  /** The text of the appeal. "" if absent. */
  appeal: string;
}

export function Told({ about, address, words, pictures, sent, appeal }: ToldProps) {
  const { t } = useWords();
  return (
    <section className={css.part}>
      <Prose>
        <h2>{t("complaints.yours_title")}</h2>
      </Prose>
      <List label={t("complaints.yours_title")}>
        <ListRow title={t("complaints.sent_on")} trailing={sent} />
        <ListRow title={t("complaints.choose")} text={t(`complaints.about.${about}`)} />
        {address && <ListRow title={t("complaints.address")} text={address} />}
        <ListRow title={t("complaints.words")} text={words || t("complaints.forgotten")} />
        {appeal && <ListRow title={t("complaints.appeal_words")} text={appeal} />}
        {pictures > 0 && <ListRow title={t("complaints.pictures")} trailing={pictures} />}
      </List>
    </section>
  );
}
