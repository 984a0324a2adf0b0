import { enqueueMail, type Mail } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { appealPath, type Reasons, type Restricted, restrict } from "./restrictions";
import { redressInWords, statementInWords } from "./statement-words";

interface Owner {
  id: string;
  email: string;
  name: string;
  language: string;
}

interface Stating {
  kind: Mail["kind"];
  /** What the email's text needs besides rule, findings and redress. */
  params?: Record<string, string>;
  asItWas?: string[];
}

/** Restricts items, and emails their owner the reasons and how to appeal (article 17, Digital Services Act). */
export async function restrictAndState(
  site: Site,
  tx: Tx,
  owner: Owner,
  reasons: Omit<Reasons, "memberId">,
  things: Restricted[],
  { kind, params = {}, asItWas = [] }: Stating,
): Promise<void> {
  const { id, email: to, name, language } = owner;
  const { decisionKey, caseId: about, ground: rule, facts } = reasons;
  const words = site.words(language);
  const items = things.map((thing) => ({ ...thing, language }));
  const [stated] = await restrict(site, tx, { ...reasons, memberId: id }, items);
  const mail = { kind, account: id, about, to, name, language, action: { path: appealPath(owner) } };
  const said = { rule, facts, redress: redressInWords(site, words), ...params };
  const further = [...asItWas, statementInWords(stated!, words)];
  await enqueueMail(site, tx, { ...mail, params: said, further }, `${kind} ${decisionKey ?? stated!.id}`);
}
