import { run } from "@zootools/email-spell-checker";

/** Returns the address that was probably meant if a provider's name is misspelt. Null otherwise. */
export function betterAddress(email: string): string | null {
  const typed = email.trim();
  const at = typed.lastIndexOf("@");
  if (at < 1 || !/^[a-z0-9.-]+\.[a-z]+$/i.test(typed.slice(at + 1))) return null;
  const meant = run({ email: typed, ...KNOWN, ...DISTANCES });
  return meant ? `${typed.slice(0, at)}@${meant.domain}` : null;
}

export const DISTANCES = { domainThreshold: 2, secondLevelThreshold: 2, topLevelThreshold: 2 };

const words = (text: string) => text.trim().split(/\s+/);

/** Known mail providers. A known name is never corrected, so the list also contains short and local names. */
const KNOWN = {
  domains: words(`
    gmail.com googlemail.com outlook.com hotmail.com live.com msn.com windowslive.com yahoo.com ymail.com rocketmail.com
    icloud.com me.com mac.com aol.com mail.com email.com proton.me protonmail.com pm.me fastmail.com zoho.com hey.com
    duck.com tutanota.com tuta.com yandex.com gmx.com gmx.net gmx.eu
    hotmail.co.uk live.co.uk outlook.co.uk yahoo.co.uk btinternet.com sky.com virginmedia.com ntlworld.com talktalk.net
    blueyonder.co.uk tiscali.co.uk eircom.net yahoo.ie live.ie comcast.net verizon.net att.net sbcglobal.net bellsouth.net
    cox.net charter.net shaw.ca rogers.com sympatico.ca yahoo.ca hotmail.ca live.ca bigpond.com optusnet.com.au
    hotmail.nl live.nl outlook.nl yahoo.nl gmail.nl ziggo.nl kpnmail.nl kpnplanet.nl planet.nl home.nl xs4all.nl upcmail.nl
    chello.nl casema.nl hetnet.nl tele2.nl quicknet.nl zonnet.nl solcon.nl online.nl caiway.nl zeelandnet.nl delta.nl
    onsbrabantnet.nl versatel.nl freedom.nl filternet.nl multiweb.nl wxs.nl
    hotmail.be live.be outlook.be yahoo.be gmail.be telenet.be skynet.be proximus.be scarlet.be voo.be pandora.be belgacom.net
    edpnet.be mobistar.be orange.be base.be
    gmx.de web.de t-online.de freenet.de hotmail.de live.de outlook.de yahoo.de arcor.de online.de mail.de posteo.de
    mailbox.org vodafone.de kabelmail.de unitybox.de o2online.de ewe.net netcologne.de 1und1.de gmx.at aon.at chello.at
    hotmail.at yahoo.at gmx.ch bluewin.ch hispeed.ch sunrise.ch hotmail.ch
    libero.it virgilio.it alice.it tin.it tiscali.it hotmail.it live.it outlook.it yahoo.it fastwebnet.it inwind.it iol.it
    email.it vodafone.it tim.it pec.it aruba.it poste.it
    orange.fr wanadoo.fr free.fr sfr.fr laposte.net hotmail.fr live.fr outlook.fr yahoo.fr gmx.fr neuf.fr bbox.fr
    numericable.fr club-internet.fr aliceadsl.fr cegetel.net 9online.fr noos.fr
    hotmail.es live.es outlook.es yahoo.es gmx.es telefonica.net movistar.es terra.es ono.com orange.es vodafone.es
    euskaltel.net telecable.es
    wp.pl o2.pl onet.pl onet.eu interia.pl interia.eu poczta.onet.pl op.pl vp.pl gazeta.pl tlen.pl poczta.fm autograf.pl
    buziaczek.pl spoko.pl home.pl yahoo.pl outlook.pl hotmail.pl gmx.pl`),
  secondLevelDomains: words(
    "gmail googlemail outlook hotmail yahoo icloud telenet interia libero virgilio wanadoo orange",
  ),
  topLevelDomains: words(`
    com net org info biz eu nl be de it fr es pl uk co.uk ie at ch lu us ca au com.au nz co.nz dk se no fi is pt gr cz sk hu
    ro bg hr si ee lv lt mt cy tr ua ru by rs ba mk al md ge am il ae in jp cn kr sg hk th my id ph vn br ar mx cl co pe
    uy ve za ma tn dz eg ng ke tv me io ai dev app xyz online site shop club pro name mobi edu gov int cat gal eus frl
    amsterdam brussels vlaanderen berlin koeln hamburg wien bayern paris madrid barcelona nu cc to li sr cw aw re mq gp`),
};
