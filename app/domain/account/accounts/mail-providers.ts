/** The family that a domain's mailboxes belong to, as the wire numbers it. 0 is any other. */
export function mailProviderOf(email: string): number {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  const index = FAMILIES.findIndex((family) => family.test(domain));
  return index + 1;
}

/** Numbers are kept with the accounts: add at the end, never in between. The second sorts strangers' mail as spam most. */
const FAMILIES = [
  /^(gmail|googlemail)\.com$/,
  /^(hotmail|outlook|live|msn|windowslive)\.[a-z.]+$/,
  /^(yahoo|ymail|rocketmail)\.[a-z.]+$/,
  /^(icloud|me|mac)\.com$/,
  /^(gmx\.[a-z.]+|web\.de|t-online\.de|freenet\.de)$/,
  /^(ziggo|kpnmail|planet|home|xs4all|telenet|skynet|proximus)\.(nl|be)$/,
  /^(orange|wanadoo|free|laposte|sfr)\.(fr|net)$/,
  /^(libero|virgilio|tiscali|alice)\.it$/,
  /^(wp|o2|onet|interia|poczta\.onet)\.(pl|eu)$/,
];
