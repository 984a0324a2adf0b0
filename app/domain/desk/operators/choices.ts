import type { Desk } from "~/app/domain/desk";
import type { Person } from "~/app/domain/operator";
import { auditedInControl } from "~/app/domain/site/audit/control";
import { acted, activeOperator, type Ground } from "./operators";
import { changeOperator, type OperatorRow, operatorById } from "./operators.queries";

/** Returns the language of an operator's emails; null means the desk's. */
export async function languageOfOperator({ db }: Pick<Desk, "db">, id: string): Promise<string | null> {
  return (await db.read((conn) => operatorById(conn, id)))?.language ?? null;
}

/** Sets the language. */
export function chooseLanguage(desk: Ground, by: Person, language: string | null): Promise<void> {
  return desk.db.transact(
    auditedInControl(desk, by, async (tx) => {
      const { language: before } = await activeOperator(tx, by.id);
      if (before === language) return { value: undefined, entry: undefined };
      await changeOperator(tx, by.id, { language });
      const states = { before: { language: before }, after: { language } };
      return { value: undefined, entry: acted("operators.language", by.id, states) };
    }),
  );
}

/** Returns how pictures are shown to an operator; null means the desk's setting. */
export async function picturesOfOperator({ db }: Pick<Desk, "db">, id: string): Promise<OwnPictures> {
  const { blur = null, grey = null } = (await db.read((conn) => operatorById(conn, id))) ?? {};
  return { blur, grey };
}

export type OwnPictures = Pick<OperatorRow, "blur" | "grey">;

/** Sets how pictures are shown. */
export function choosePictures(desk: Ground, by: Person, chosen: OwnPictures): Promise<void> {
  return desk.db.transact(
    auditedInControl(desk, by, async (tx) => {
      const { blur, grey } = await activeOperator(tx, by.id);
      if (blur === chosen.blur && grey === chosen.grey) return { value: undefined, entry: undefined };
      await changeOperator(tx, by.id, chosen);
      return {
        value: undefined,
        entry: acted("operators.pictures", by.id, { before: { blur, grey }, after: { ...chosen } }),
      };
    }),
  );
}
