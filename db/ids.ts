/** Makes ids of 48 bits of time, a 12-bit counter and 62 random bits. Ids sort by creation and cannot be guessed. */
export function idMaker(now: () => number, randomBytes: (size: number) => Uint8Array): () => string {
  let last = 0;
  let counter = 0;
  return () => {
    const time = Math.max(now(), last);
    counter = time === last ? counter + 1 : 0;
    last = counter > 0xfff ? time + 1 : time;
    if (counter > 0xfff) counter = 0;
    const bytes = randomBytes(8);
    bytes[0] = (bytes[0]! & 0x3f) | 0x80;
    const hex = `${last.toString(16).padStart(12, "0")}7${counter.toString(16).padStart(3, "0")}${hexOf(bytes)}`;
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  };
}

/** Returns the smallest id that can be made at this time (UTC ms). */
export function firstIdOf(time: number): string {
  const hex = time.toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** Returns whether a text has the form of an id. No row has an id of another form. */
export function isId(text: unknown): text is string {
  return typeof text === "string" && ID.test(text);
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex");
}
