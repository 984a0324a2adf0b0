/** Returns the provider family of an address's domain, as the wire numbers it. 0 is any other. */
export function mailProviderOf(email: string): number {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  const index = FAMILIES.findIndex((family) => family.test(domain));
  return index + 1;
}

/** The index is stored with accounts: append only. The second family files most email from strangers as spam. */
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
