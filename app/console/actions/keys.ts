/** The keys of acts on a member, the same on every page that offers them. What nothing brings back has none. */
export const MEMBER_KEYS = new Map([
  ["members.note", "w"],
  ["members.warn", "a"],
  ["members.remove_texts", "x"],
  ["members.hide", "i"],
  ["members.show", "i"],
  ["members.hold", "e"],
  ["members.release", "e"],
  ["members.suspend", "b"],
  ["members.lift", "f"],
  ["members.export", "d"],
  ["members.order", "o"],
  ["members.legal_hold", "l"],
  ["members.credits", "c"],
]);
