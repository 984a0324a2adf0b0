import {
  accounts,
  appeals,
  arrivals,
  authorityMatters,
  caseNotes,
  caseQuestions,
  cases,
  chatLooks,
  chatReadings,
  complaints,
  decisions,
  disputes,
  entries,
  heldPayments,
  ledgerReasons,
  legalHolds,
  mutes,
  opinions,
  orders,
  postbacks,
  prices,
  receiptCounters,
  receipts,
  refunds,
  reportContacts,
  reports,
  restrictions,
  riskSignals,
  samples,
  sandboxPayments,
  secondLooks,
  securedItems,
  signals,
  stayDiscounts,
  suspensions,
} from "~/db/tables";
import type { TestSite } from "./test-site";

/** Adds a payment and a case with all dependent rows, some of them with unusual values. */
export async function tradeAndModerate({ db }: TestSite): Promise<void> {
  await db.transact(async ({ drizzle }) => {
    const [{ id: memberId } = { id: "" }] = await drizzle
      .select({ id: accounts.id })
      .from(accounts)
      .orderBy(accounts.id)
      .limit(1);
    const sum = { vatMinor: 174, netMinor: 826 };
    const order = {
      id: "~",
      memberId,
      key: "",
      kind: "credits",
      item: "hundred",
      title: "100 🌷",
      credits: 100,
    } as const;
    const price = { price: 1000, currency: "EUR", country: "NL", vatCountry: "NL", vatRate: 2100, ...sum } as const;
    await drizzle.insert(orders).values({
      ...{ ...order, ...price, bonus: 10, days: 0, vatCollectedBy: "operator", language: "nl", provider: "sandbox" },
      ...{ evidence: [], state: "paid", withdrawalDays: 14, createdAt: 0 },
    });
    const back = { id: "~", orderId: "~", memberId, cause: "operator", minor: 1, credits: 1, owed: 0 } as const;
    await drizzle.insert(refunds).values({ ...back, state: "done", at: 0, receiptNumber: 2 });
    const seller = { name: "Example Media B.V.", address: "", city: "", country: "NL", vatNumbers: [], kvk: null };
    const receipt = { number: 1, orderId: "~", memberId, minor: 1000, ...sum, at: 0 };
    await drizzle.insert(receipts).values({ ...receipt, seller: seller as never });
    await drizzle
      .insert(arrivals)
      .values({ day: "~", network: "🌷", ref: "", sub1: "", sub2: "", sub3: "", visits: 2 ** 31 - 1 });
    await drizzle.insert(entries).values({ day: "~", experiment: "🌷", group: "", variant: "", visitors: 2 ** 31 - 1 });
    const told = { event: "sale", network: "🌷", txid: "~", state: "waiting", at: 0, dueAt: 0 } as const;
    await drizzle.insert(postbacks).values({ id: "~", memberId, causeId: "~", ...told, minor: 2 ** 31 - 1 });
    const about = { caseId: "~", subjectId: memberId, at: Number.MAX_SAFE_INTEGER };
    const opened = { state: "open", openedAt: 0, closedAt: Number.MAX_SAFE_INTEGER } as const;
    const targetId = "~";
    await drizzle
      .insert(cases)
      .values({ id: "~", kind: "message", targetId, subjectId: memberId, score: -1, version: 2 ** 31 - 1, ...opened });
    const said = { reason: "other", words: "🌷\r\n", evidence: null, illegal: true };
    await drizzle.insert(reports).values({ id: "~", number: "~", caseId: "~", reporterId: null, ...said, at: 0 });
    await drizzle.insert(reportContacts).values({ reportId: "~", contact: "é.example/🌷" });
    const open = { decisionKey: null, appealWords: "🌷", appealedAt: Number.MAX_SAFE_INTEGER, appealKey: null };
    const sender = { memberId: null, address: "/é", name: "", email: "", language: "nl", pictures: ["~"], at: 0 };
    await drizzle.insert(complaints).values({ id: "~", reportId: "~", ...sender, ...open });
    await drizzle.insert(signals).values({ id: "~", kind: "report", weight: -1, ...about });
    await drizzle
      .insert(riskSignals)
      .values({ id: "~", rule: "🌷", weight: -1, figures: { age: -1 }, day: 0, ...about });
    const asked = { why: "", words: "🌷\r\n", at: 0, answer: "", answeredBy: null, answeredAt: null };
    const look = { id: "~", kind: "case", targetId: "~", why: "report", operator: "~", at: 0 } as const;
    const whose = { firstId: memberId, secondId: "" };
    const leave = {
      conversationId: "~",
      reason: "🌷\r\n",
      firstSeq: 2 ** 31 - 1,
      lastSeq: 0,
      steps: 0,
      until: 2 ** 40,
    };
    await drizzle.insert(chatReadings).values({ ...look, ...whose, ...leave });
    await drizzle.insert(chatLooks).values({ ...look, ...whose, readingId: "~", part: "again", messages: 2 ** 31 - 1 });
    await drizzle.insert(caseQuestions).values({ id: "~", caseId: "~", subjectId: "~", operator: "~", ...asked });
    const noted = { author: "~", handedTo: null, text: "🌷\r\n", at: 0 };
    await drizzle.insert(caseNotes).values({ id: "~", caseId: "~", subjectId: "~", ...noted });
    await drizzle.insert(opinions).values({ signal: "~", targetId: "~", memberId, spoke: true, found: false, at: -1 });
    const sampled = { population: 2 ** 31 - 1, drawnAt: 0, claimedUntil: Number.MAX_SAFE_INTEGER, caseNumber: "~" };
    await drizzle.insert(samples).values({ id: "~", profileId: memberId, ...sampled, rule: "" });
    const first = { firstRule: "", firstMeasure: "none", decidedAt: 0, lot: 9999 } as const;
    const second = { ...first, kind: "case", targetId: "~", subjectId: memberId } as const;
    await drizzle
      .insert(secondLooks)
      .values({ id: "~", ...second, knownTo: ["🌷"], secondMeasure: "closed", finding: "unclear" });
    const decided = { actor: "~", rule: null, facts: "", automated: false };
    await drizzle
      .insert(decisions)
      .values({ key: "~", ...decided, ...about, proof: [{ kind: "photo", id: "a-photo" }] });
    const kept = {
      accountId: memberId,
      from: 0,
      until: Number.MAX_SAFE_INTEGER,
      liftedFor: "🌷",
      wasVisible: true,
      fraud: true,
    };
    await drizzle.insert(suspensions).values({ decisionKey: "~", ...kept });
    await drizzle.insert(mutes).values({ decisionKey: "~", ...kept });
    const restricted = {
      id: "~",
      decisionKey: "~",
      memberId,
      item: "text",
      itemId: "personal",
      kind: "removed",
    } as const;
    const stated = { ground: "'é'", facts: "🌷\r\n", decisionGround: "~", category: "~", categorySpecification: "~" };
    await drizzle.insert(restrictions).values({
      ...{
        ...restricted,
        ...stated,
        actor: "",
        from: 0,
        byAppeal: true,
        content: { text: "🌷" },
        contentDate: 2 ** 40,
      },
      ...{ sourceType: "~", automatedDetection: true, automatedDecision: "~" },
    });
    const appealed = { id: "~", reportId: "~", memberId: null, about: "account", outcome: "omitted" } as const;
    await drizzle
      .insert(appeals)
      .values({ ...appealed, imposed: 2 ** 31 - 1, decisionKey: "~", at: 0, decidedAt: Number.MAX_SAFE_INTEGER });
    const matter = {
      id: "~",
      kind: "act",
      authority: "'é'",
      country: "NL",
      reference: "",
      category: "~",
      keyword: "",
    } as const;
    await drizzle
      .insert(authorityMatters)
      .values({ ...matter, items: 2 ** 31 - 1, facts: "🌷\r\n", receivedAt: 0, effectAt: 2 ** 40, actor: "~" });
    const hold = { id: "~", memberId, authority: "", reason: "🌷", actor: "~", from: 0, until: 2 ** 40 };
    await drizzle.insert(legalHolds).values(hold);
    const dispute = { body: "🌷", reference: "", facts: "", outcome: "omitted", actor: "~" } as const;
    const disputeTimes = { receivedAt: 0, decidedAt: 2 ** 40, implementedAt: null };
    await drizzle.insert(disputes).values({ id: "~", memberId, ...dispute, ...disputeTimes });
    const secured = { item: "text", itemId: "~", content: { name: "personal", text: "🌷 'é'" } } as const;
    await drizzle.insert(securedItems).values({ id: "~", memberId, ...secured, at: 0 });
    await drizzle.insert(receiptCounters).values({ id: "~", last: 2 ** 31 - 1 });
    await drizzle
      .insert(heldPayments)
      .values({ id: "~", provider: "sandbox", providerRef: "~", reason: "order", at: 0 });
    const page = {
      description: "",
      returnUrl: "/",
      cancelUrl: "/",
      state: "open",
      createdAt: 0,
    } as const;
    await drizzle.insert(sandboxPayments).values({
      id: "~",
      orderId: "~",
      email: "anna@example.com",
      price: 1000,
      currency: "EUR",
      refundKeys: [],
      ...page,
    });
    const listed = {
      kind: "credits",
      item: "hundred",
      country: "NL",
      amount: 1000,
      currency: "EUR",
      since: 0,
    } as const;
    await drizzle.insert(prices).values({ ...listed, id: "~" });
    const stay = { memberId, code: "STAY", percent: 25, createdAt: 0, expiresAt: 2 ** 40 };
    await drizzle.insert(stayDiscounts).values(stay);
    await drizzle.insert(ledgerReasons).values({ key: "~", memberId, reason: "a gift\r\n" });
  });
}
