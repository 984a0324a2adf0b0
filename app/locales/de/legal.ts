import type en from "../en/legal";
import type { Translation } from "../translation";

export default {
  "legal.terms.title": "Nutzungsbedingungen",
  "legal.terms.body": `Das sind die Regeln zwischen dir und {{company}}, {{address}}, dem Unternehmen hinter {{brand}}. Wenn du ein Konto erstellst, stimmst du ihnen zu.
## Wer mitmachen kann
Du bist mindestens 18, erstellst ein einziges Konto, und zwar für dich selbst, und was du über dich sagst, ist wahr. Dein Passwort behältst du für dich.
## Was {{brand}} ist
Ein Ort, um Menschen kennenzulernen: Du erstellst ein Profil, suchst andere, vergibst Likes, und ihr schreibt euch. Wir versprechen nicht, dass du jemanden findest, und wir prüfen nicht, ob Menschen die sind, für die sie sich ausgeben. Sei vorsichtig mit Geld, mit Adressen und beim ersten Treffen.
## Erfundene Profile
Manche Profile können erfunden sein. Jedes davon ist in Worten als fiktiv gekennzeichnet, überall, wo es auftaucht. Sie zählen nie als Mitglieder in deiner Nähe, und ihnen zu schreiben ist immer kostenlos.
## Nur hier
Dein Profil ist auf {{brand}} zu sehen und nirgends sonst: auf keiner anderen Seite, ob von uns oder von anderen, und unter keinem anderen Namen.
## Was es kostet
Mitmachen, Umschauen und Liken sind kostenlos. Wo eine Nachricht etwas kostet, siehst du den Preis, bevor du sie sendest. Ohne dein Zutun wird nichts berechnet.
## Was du schreibst
Das bleibt deins. Du erlaubst uns, es den Menschen zu zeigen, für die es bestimmt ist. Veröffentliche nichts, was verboten ist, anderen schadet, Werbung ist oder jemand anderem gehört. Mehr dazu steht in den [Hausregeln](/pages/ban).
## Wenn Schluss ist
Du kannst jederzeit gehen und brauchst keinen Grund. Wir können ein Konto schließen, das gegen diese Regeln verstößt, und sagen dann auch, warum.
## Haftung und Recht
Wir haften für Schäden, die wir vorsätzlich oder grob fahrlässig verursachen, und überall dort, wo das Gesetz es vorsieht. Es gilt das Recht des Landes, in dem wir unseren Sitz haben; der Verbraucherschutz deines eigenen Landes bleibt dir erhalten.
Fragen? {{contact}}`,

  "legal.privacy.title": "Datenschutz",
  "legal.privacy.body": `{{company}}, {{address}}, entscheidet, was auf {{brand}} mit deinen Daten geschieht, und steht dafür ein. So erreichst du uns: {{contact}}
## Was wir speichern und wozu
- **Dein Konto:** E-Mail-Adresse, Geburtsdatum, Sprache und eine unkenntlich gemachte Form deines Passworts. Ohne diese Angaben gibt es kein Konto (Vertrag).
- **Dein Profil:** Name, Alter, Ort, Fotos und was du von dir erzählst. Ein Datingprofil verrät Privates, zum Beispiel, zu wem du dich hingezogen fühlst. Wir nutzen das nur, weil du gesondert und ausdrücklich eingewilligt hast. Das kannst du jederzeit widerrufen; dann verschwindet das Profil.
- **Was du hier tust:** Likes, Besuche, Nachrichten und wann du zuletzt aktiv warst, damit die Seite funktioniert (Vertrag).
- **Wie du hergekommen bist:** die Seite oder der Partner, von dem du kamst, damit wir wissen, was davon etwas bringt (unser berechtigtes Interesse).
- **Deine Zeitzone:** um Zeiten nach deiner Uhr zu zeigen und dich nachts in Ruhe zu lassen (Vertrag).
- **Deine Browser und womit du bezahlt hast:** als Codes, die nur verraten, ob zwei Konten denselben Browser oder dieselbe Karte haben, damit niemand, der gehen musste, unter anderem Namen wiederkommt; den eines Browsers ein Jahr lang (unser berechtigtes Interesse).
- **Technische Daten:** Netzwerkadressen und Fehler, für kurze Zeit, um die Seite sicher zu halten (unser berechtigtes Interesse).
- **Deine Einwilligungen:** wozu du Ja gesagt hast und wann, weil wir das nachweisen müssen.
## Wer das sieht
Andere Mitglieder sehen dein Profil, Besucher nur, wenn du das gewählt hast. Niemand sieht deine E-Mail-Adresse, dein Geburtsdatum oder deinen genauen Standort. Einen Chat lesen nur die beiden, die ihn führen, es sei denn, jemand von ihnen meldet ihn. Wir verkaufen nichts davon, an niemanden. Unternehmen, die unsere Rechner betreiben, arbeiten nur in unserem Auftrag.
## Wie lange
So lange, wie du ein Konto hast. Wenn du uns bittest, es zu löschen, verschwindet das Profil sofort; nach einer kurzen Bedenkzeit werden deine Daten und das, was du geschrieben hast, gelöscht. Was wir von Gesetzes wegen aufbewahren müssen, etwa Rechnungen und offene Meldungen, bleibt, bis es weg darf.
## Deine Rechte
Du kannst deine Daten einsehen, berichtigen, mitnehmen oder löschen lassen, ihrer Nutzung widersprechen und dich bei der Datenschutzbehörde deines Landes beschweren. Schreib uns, und wir kümmern uns darum.`,

  "legal.cookies.title": "Cookies",
  "legal.cookies.body": `Ein Cookie ist ein kleiner Notizzettel, den eine Seite in deinem Browser hinterlässt. Daneben hat ein Browser noch ein paar andere Stellen, an denen eine Seite etwas aufheben kann. Die Tabelle unten nennt alles, was {{brand}} dort speichert, wozu und wie lange.

Was die Seite zum Funktionieren braucht, speichert sie, ohne zu fragen; das erlaubt das Gesetz. Alles andere speichert sie erst, wenn du Ja gesagt hast, und Nein ist eine gute Antwort. Nichts davon dient der Werbung, und nichts folgt dir auf andere Seiten.

Du kannst alles jederzeit in den Einstellungen deines Browsers löschen. Danach bist du ausgeloggt, und die Seite fragt dich wieder nach deiner Sprache. Über eine sichere Verbindung beginnen die Namen der Cookies mit \`__Host-\`.

{{brand}} wird betrieben von {{company}}, {{address}}. Fragen? {{contact}}`,
  "legal.cookies.table": "Alles, was {{brand}} in deinem Browser speichert",
  "legal.cookies.name": "Name",
  "legal.cookies.purpose": "Wozu",
  "legal.cookies.lasts": "Wie lange",
  "legal.cookies.asks": "Fragt vorher",
  "legal.cookies.until_browser": "Bis du den Browser schließt",
  "legal.cookies.until_tab": "Bis du den Tab schließt",
  "legal.cookies.until_permission": "Bis du die Erlaubnis zurücknimmst",
  "legal.cookies.until_logout": "Bis du dich ausloggst",
  "legal.cookies.until_sent": "Bis es gesendet ist",
  "legal.cookies.until_cleared": "Bis du es löschst",
  "legal.cookies.needed": "Nein: Die Seite braucht es",
  "legal.cookies.asked": "Ja",
  "legal.cookies.session":
    "Eingeloggt bleiben, damit du dein Passwort nicht auf jeder Seite eintippen musst. Endet, wenn du dich ausloggst oder 14 Tage wegbleibst.",
  "legal.cookies.device":
    "Dass du dich in diesem Browser schon einmal eingeloggt hast: So kann dich niemand mit falschen Passwörtern für dein Konto aussperren, und wen wir ausgeschlossen haben, den erkennen wir auch unter anderem Namen wieder.",
  "legal.cookies.login_step":
    "Mitten im Einloggen: solange wir auf deinen Code warten oder darauf, ob du ein Konto zurückholen willst.",
  "legal.cookies.pending_signup":
    "Dass du dich registriert hast und auf unsere Mail wartest, damit ihr Link dich hier einloggt.",
  "legal.cookies.language": "Deine Sprache, wenn du eine auswählst.",
  "legal.cookies.entry": "Dass du den Hinweis für Erwachsene gesehen hast.",
  "legal.cookies.age_refused":
    "Dass laut Geburtsdatum jemand unter 18 ist. Dann bleibt die Registrierung in diesem Browser geschlossen.",
  "legal.cookies.choice": "Deine Antwort auf die Frage, ob wir uns merken dürfen, woher du kamst.",
  "legal.cookies.network":
    "Von welcher Seite oder welchem Partner du kamst, wenn davon abhängt, ob du dich registrieren oder umschauen kannst.",
  "legal.cookies.network_granted":
    "Von welcher Seite oder welchem Partner du kamst, damit wir wissen, was davon etwas bringt.",
  "legal.cookies.position":
    "Bis wohin die Seite gespeichert hat, was du zuletzt gemacht hast, damit du es sofort siehst.",
  "legal.cookies.positions": "Wie weit du gescrollt hattest, damit du beim Zurückgehen wieder dort landest.",
  "legal.cookies.reloaded":
    "Wann eine Seite nach einem Fehler zuletzt neu geladen wurde, damit das nur einmal passiert.",
  "legal.cookies.worker":
    "Ein kleines Programm dieser Seite. Es öffnet Seiten ohne Netz und zeigt Mitteilungen, wenn du sie erlaubst.",
  "legal.cookies.push": "Die Adresse, an die Mitteilungen gehen, wenn du sie erlaubst.",
  "legal.cookies.push_off": "Dass du in diesem Browser keine Mitteilungen willst.",
  "legal.cookies.shell":
    "Die Seite, die sagt, dass kein Netz da ist, die Login-Seite und die Dateien dazu. Eine neuere Version ersetzt sie.",
  "legal.cookies.files":
    "Skripte, Stile und Bilder, die schon geladen wurden, damit sie nicht noch einmal geladen werden. Die ältesten gehen zuerst.",
  "legal.cookies.conversations": "Die Chats, die du zuletzt gesehen hast, damit du sie auch ohne Netz lesen kannst.",
  "legal.cookies.owed_logout": "Dass du dich ohne Netz ausgeloggt hast, bis die Seite davon weiß.",
  "legal.cookies.unsent": "Nachrichten, die noch nicht gesendet werden konnten.",
  "legal.cookies.unsent_photos": "Fotos, die noch nicht gesendet werden konnten, mit deinem Text dazu.",
  "legal.cookies.words": "Was du geschrieben hattest, als deine Sitzung endete, bis du dich wieder einloggst.",
  "legal.cookies.dismissed_update":
    "Welche neue Version der Seite du noch nicht wolltest, damit wir dich nicht noch einmal danach fragen.",
  "legal.cookies.install_hint":
    "Dass du den Vorschlag, die Seite als App zu installieren, geschlossen hast, damit er nicht wiederkommt.",

  "legal.faq.title": "Häufige Fragen",
  "legal.faq.body": `## Wie fange ich an?
Erstell ein Konto mit E-Mail-Adresse, Name und Passwort. Füg ein Foto und ein paar Zeilen hinzu, schau dich um und schreib jemanden an.
## Kostet das etwas?
Mitmachen, Schauen und Liken sind kostenlos. Wenn eine Nachricht etwas kostet, siehst du den Preis, bevor du sie sendest.
## Was ist ein fiktives Profil?
Das Profil eines erfundenen Menschen. Das steht immer dabei, in Worten: auf der Karte, im Profil und im Chat. Schreiben kostet dort nichts, und so ein Profil zählt nie als Mitglied in deiner Nähe.
## Wer kann mich sehen?
Mitglieder. Besucher sehen dich nur, wenn du „Auch Besucher“ wählst, und auf der Startseite nur, wenn du auch dem zustimmst. Zu sehen sind Name, Alter, Ort, Fotos und Texte, aber nie deine E-Mail-Adresse, dein Geburtsdatum oder dein genauer Standort. [Du entscheidest](/account/visibility), wer dich sieht: nur Mitglieder, auch Besucher oder eine Weile niemand.
## Wonach richtet sich, wer mir vorgeschlagen wird?
Nur Menschen, deren Geschlecht und Alter du suchst und die deins suchen. Dann zählen wir, wie viele deiner Wünsche sie erfüllen (Sprache, Land, Region, Alter), geteilt durch alle, die du genannt hast, und umgekehrt genauso. Die Reihenfolge ist das harmonische Mittel von beidem, geteilt durch eins mehr als die Wochen seit dem letzten Besuch und durch eins mehr als ein Fünftel der ungelesenen Nachrichten der letzten sieben Tage. Jeder vierte Platz gehört Mitgliedern der letzten zwei Wochen. Mehr steckt nicht dahinter, und niemand kann einen Platz kaufen. Ausführlich steht es unter [So entsteht die Reihenfolge](/pages/ranking).
## In welcher Reihenfolge stehen die Leute in der Liste?
Danach, wann sie zuletzt hier waren, die Letzten zuerst. Du kannst stattdessen nach Entfernung sortieren oder danach, wer neu ist. Filter lassen nur Leute weg; an der Reihenfolge ändern sie nichts. Einen Platz kaufen kann niemand.
## Woher weiß ich, dass jemand ehrlich ist?
Am Anfang weißt du es nicht. Lass dir Zeit, stell Fragen, triff dich an einem öffentlichen Ort und sag jemandem, wo du bist. Schick nie Geld an jemanden, den du noch nicht getroffen hast.
## Jemand belästigt mich. Was jetzt?
Du musst nicht antworten. Blockier die Person, in ihrem Profil oder im Chat: Dann seht ihr einander nicht mehr, und sie kann dir nicht schreiben. Dort kannst du auch melden, was passiert ist, und ein Mensch sieht es sich an. Ohne Konto sagst du es uns auf der Seite für [Beschwerden](/complaints).
## Wie ändere ich die Sprache?
Mit dem Sprachmenü auf jeder Seite.
## Wie kann ich gehen?
Auf deiner [Kontoseite](/account/delete). Dein Profil verschwindet sofort, und was du geschrieben hast, geht mit. Einige Tage lang kannst du noch zurückkommen.
## Ich habe mein Passwort vergessen.
[Lass dir einen Link schicken](/reset-password) und wähl ein neues.`,

  "legal.service.title": "Kundenservice",
  "legal.service.body": `Etwas funktioniert nicht, jemand benimmt sich daneben oder du möchtest gehen? Sag es uns. Hier lesen Menschen, und hier antworten Menschen.
**{{contact}}**
## Das hilft uns weiter
- die E-Mail-Adresse deines Kontos,
- was du tun wolltest und was stattdessen passiert ist,
- der Name des anderen Profils, falls es um jemanden geht.
Verrate uns nie dein Passwort. Wir fragen nicht danach.
## Dein Konto löschen
Das machst du selbst, auf deiner [Kontoseite](/account/delete). Dein Profil verschwindet sofort. Einige Tage lang kannst du es dir noch anders überlegen, indem du dich einloggst; danach werden deine Daten und das, was du geschrieben hast, gelöscht, und die Adresse ist wieder frei.
## Dein Konto wurde gelöscht
Hast du es selbst gelöscht, vor höchstens ein paar Tagen? Logg dich ein, und du kannst es zurückhaben. Wurde es wegen der [Hausregeln](/pages/ban) geschlossen, sagen wir dir, warum, und du kannst uns sagen, wenn du das für falsch hältst.
## Jemand bittet dich um Geld?
Dann ist es höchstwahrscheinlich Betrug, ganz gleich, wie gut ihr euch inzwischen kennt. Schick niemals Geld, Gutscheinkarten, Passwörter oder Dokumente an jemanden, den du noch nicht getroffen hast. Sei vorsichtig, wenn jemand bald woanders schreiben will, nie Zeit für einen Anruf hat und dann in Not gerät. Hast du schon etwas geschickt, dann sag es sofort deiner Bank, danach der Polizei und [uns](/complaints). Wenn wir ein Konto wegen Betrugs entfernen, hören alle von uns, die ihm geantwortet haben, und bekommen die Credits dieser Nachrichten zurück.
## In Gefahr?
Wenn dich jemand bedroht oder vielleicht jemand in Gefahr ist, ruf zuerst die Polizei oder den Notruf 112. Sag danach uns Bescheid, damit wir aufbewahren können, was als Beweis gebraucht wird.
{{brand}} wird betrieben von {{company}}, {{address}}.`,

  "legal.return-policy.title": "Widerruf und Geld zurück",
  "legal.return-policy.body": `Nicht zufrieden mit etwas, das du auf {{brand}} gekauft hast? So bekommst du dein Geld zurück.
## Anders überlegt
Wo dir das Recht deines Landes einen Widerruf gibt, wie überall in der Europäischen Union und im Vereinigten Königreich, hast du 14 Tage ab dem Kauf und brauchst keinen Grund. Das steht in der Bestellung, bevor du zahlst. Wir zahlen zurück, was du noch nicht genutzt hast. Was du schon bewusst genutzt hast, etwa eine gesendete Nachricht, lässt sich nicht zurückgeben.
## Etwas ist schiefgegangen
Wurde dir etwas doppelt berechnet, etwas, das nicht funktioniert hat, oder eine Nachricht an ein als fiktiv gekennzeichnetes Profil, zahlen wir alles zurück, auch nach diesen 14 Tagen. Fiktiven Profilen zu schreiben ist kostenlos, immer.
Eine erste Nachricht, die niemand liest, weil die Person innerhalb von sieben Tagen {{brand}} verlässt, kostet dich am Ende nichts: Ihre Credits kommen von selbst zurück, und wir schreiben dir.
## So geht es
Am schnellsten geht es auf der Seite des Kaufs: Dein Beleg führt dorthin, und ein Knopf widerruft ihn. Die Bestätigung kommt sofort per E-Mail. Oder schreib uns: Nenn die E-Mail-Adresse deines Kontos und sag, wann du was gekauft hast. {{contact}}

Du kannst diesen Satz verwenden: *Hiermit widerrufe ich meinen Kauf vom (Datum) mit dem Konto (E-Mail-Adresse).*
## Wann das Geld kommt
Wir antworten innerhalb von zwei Werktagen und zahlen innerhalb von 14 Tagen nach deiner Nachricht, auf demselben Weg, auf dem du bezahlt hast. Das kostet dich nichts.
## Wenn wir uns nicht einig sind
Sag es, dann sieht es sich hier jemand anderes noch einmal an. Du kannst dich auch an die Verbraucherbehörde oder das Gericht deines Landes wenden; deine Rechte als Verbraucherin oder Verbraucher behältst du, egal, was hier steht.
{{company}}, {{address}}`,

  "legal.ban.title": "Hausregeln",
  "legal.ban.body": `{{brand}} ist für Erwachsene, die gut miteinander umgehen. Das hier kostet dich dein Konto, manches davon sofort:
- **Unter 18 sein** oder Menschen unter 18 in irgendeiner Weise hineinziehen. Da verwarnen wir nicht; wir schließen das Konto und zeigen es an.
- **Druck:** Drohungen, Erpressung, Stalking oder Weitermachen nach einem Nein.
- **Hass** wegen Herkunft, Körper, Geschlecht, Glauben, Alter oder wegen der Menschen, die jemand liebt.
- **Sich verstellen:** Fotos oder Namen von anderen oder ein erfundenes Leben, um an Geld zu kommen. Erfundene Profile, die die Seite selbst anlegt, sind gekennzeichnet; Mitglieder legen keine an.
- **Geld:** andere Mitglieder darum bitten oder bezahlte Treffen anbieten.
- **Werbung:** Links, Kanäle und Angebote jeder Art.
- **Die Privatsphäre anderer:** Fotos, Nachrichten oder Adressen ohne ihre Zustimmung weitergeben.
- **Alles, was das Gesetz verbietet.**
## Was dann passiert
Wir sehen uns jede Meldung an, und ein Mensch entscheidet. Je nachdem, was war, verwarnen wir, entfernen etwas oder schließen das Konto. Wer gehen muss, erfährt, warum.
## Wenn du meinst, dass wir falschliegen
[Sag es uns](/complaints?about=appeal) innerhalb von sechs Monaten; ein Konto brauchst du dafür nicht. Dann sieht es sich jemand an, der an der ersten Entscheidung nicht beteiligt war: {{contact}}
## Wenn dir jemand so etwas antut
Antworte nicht, heb die Nachrichten auf und [sag uns Bescheid](/complaints). Bei Gefahr ruf zuerst die Polizei.
{{company}}, {{address}}`,

  "legal.imprint.title": "Impressum",
  "legal.imprint.body": `{{brand}} ist ein Angebot von:
{{facts}}
Am schnellsten erreichst du uns so: {{contact}}

Was auf dieser Seite nicht stimmt, kannst du [ohne Konto melden](/complaints). Was wir mit deinen Daten machen, steht unter [Datenschutz](/pages/privacy).`,
  "legal.imprint.represented": "Vertreten durch: {{name}}",
  "legal.imprint.register": "Registereintrag: {{register}}",
  "legal.imprint.host": "Hosting: {{host}}",

  "legal.ranking.title": "So entsteht die Reihenfolge",
  "legal.ranking.body": `Wer Menschen in einer Reihenfolge zeigt, soll sagen, wie sie entsteht; das will auch das Gesetz (Artikel 27 des Gesetzes über digitale Dienste). Hier steht alles. Es gilt für alle gleich, und niemand kann einen Platz kaufen. In jeder Liste zeigt die erste Reihe Menschen mit Bild: Unter den ersten zwölf rücken sie dorthin vor, und alle anderen behalten ihre Reihenfolge.
## Die Suche
Wer gefunden wird, entscheiden allein deine Filter. Die Reihenfolge wählst du:
- **Zuletzt aktiv** (wenn du nichts wählst): wer zuletzt hier war, steht vorn.
- **Am nächsten**: nach groben Stufen der Entfernung zwischen euren Orten, dann danach, wer zuletzt hier war.
- **Neueste**: wer zuletzt dazugekommen ist, steht vorn.

Wer deine Filter knapp verfehlt, steht getrennt darunter, in derselben Reihenfolge.
## Menschen für dich und der Match-Finder
Hier stehen nur Menschen, die dein Geschlecht und Alter suchen und deren Geschlecht und Alter du suchst, und die du weder gelikt noch übergangen hast. Wir sehen uns von jedem Geschlecht, das du suchst, die 150 an, die zuletzt hier waren, und bis zu 40 Neue. Drei Dinge werden multipliziert, das gewichtigste zuerst:
- **Wie gut ihr zueinander passt.** Wie viele deiner Wünsche sie erfüllen (Sprache, Land, Region, Alter), geteilt durch alle, die du genannt hast, und wie viele von ihren Wünschen du erfüllst. Es zählt das harmonische Mittel von beidem: Findet eine Seite nichts, helfen die Wünsche der anderen nicht.
- **Wie lange sie fort waren.** Eine Woche halbiert den Wert, drei Wochen vierteln ihn.
- **Wie viele Nachrichten auf sie warten.** Fünf ungelesene aus den letzten sieben Tagen halbieren den Wert, damit niemand überhäuft wird.

Jeder vierte Platz gehört Mitgliedern der letzten 14 Tage. Zwischen Gleichen entscheidet ein Los, jeden Tag neu. Der Match-Finder zeigt die ersten 20 am Tag.
## Ähnliche Menschen
Menschen desselben Geschlechts und Landes, höchstens fünf Jahre älter oder jünger; wer zuletzt hier war, steht vorn.
## Was nicht zählt
Geld, Premium, Aussehen, die Zahl von Fotos oder Likes, was du schreibst und was du dir angesehen hast. Wo Werbung zwischen den Menschen steht, heißt sie Werbung, hat feste Plätze und verschiebt niemanden.
## Was du ändern kannst
Filter und Reihenfolge der Suche jederzeit; was du suchst, in deinem Profil. Die Suche nimmt nichts als das, was du dort einstellst.`,

  "legal.accessibility.title": "Barrierefreiheit",
  "legal.accessibility.body": `{{brand}} ist für alle da, die mindestens 18 sind. Wir bauen es so, dass du es nur mit der Tastatur, mit einem Screenreader, mit großer Schrift und ohne Bewegung benutzen kannst.
## Woran wir uns halten
An die WCAG 2.2, Stufe AA, und damit an das Barrierefreiheitsrecht der EU (in Deutschland das BFSG). Vor jeder neuen Version prüft ein Programm den Aufbau der Seiten, die Kontraste und die Namen der Bedienelemente, und ob alles auf 320 Pixel Breite mit doppelt so großer Schrift passt.
## Was noch nicht geht
- Fotos von Mitgliedern haben keine Beschreibung: Nur wer sie hochlädt, weiß, was darauf ist. Von wem ein Foto ist, steht immer in Worten dabei.
- Was Mitglieder schreiben, gehört ihnen. Es kann schwer zu lesen sein oder in einer anderen Sprache als die Seite.
- Seiten von Zahlungsdiensten sind nicht unsere. Sag uns, wenn du dort nicht weiterkommst, dann finden wir einen anderen Weg.
## Steht dir etwas im Weg?
Sag uns, was du tun wolltest und mit welchem Gerät: {{contact}}

Wir antworten innerhalb von sieben Tagen. Hilft das nicht, [beschwer dich](/complaints) oder wende dich an die Marktüberwachungsstelle für barrierefreie Dienste in deinem Land.
{{company}}, {{address}}`,

  // Appended to the page of customer service if the Digital Services Act applies.
  "legal.contact_points": `## Kontaktstellen nach dem Gesetz über digitale Dienste
Für dich, für Behörden, für die Kommission und für das Europäische Gremium für digitale Dienste gibt es eine Adresse: {{contact}}

Dort antworten Menschen, keine Maschine, und zwar in diesen Sprachen: {{languages}}. Was gegen das Gesetz verstößt, kannst du auch [ohne Konto melden](/complaints).`,
  "legal.since": "Gültig seit {{date}}.",
  "legal.shown_since": "In dieser Fassung seit {{date}}.",
  "legal.former": "Frühere Fassungen",
  "legal.former_of": "Fassung vom {{date}}",
  "legal.kept": "So stand diese Seite hier ab {{date}}.",
  "legal.present": "Zur heutigen Fassung",
} satisfies Translation<typeof en, "de">;
