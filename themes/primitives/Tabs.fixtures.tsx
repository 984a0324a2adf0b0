import type { Fixtures } from "./fixture";
import { TabPanels } from "./TabPanels";
import { Tabs } from "./Tabs";

const text = (words: string) => <p>{words}</p>;

export const fixtures: Fixtures = {
  pages: (
    <Tabs
      label="Likes"
      items={[
        { href: "#received", label: "Received", current: true, badge: { count: 3, label: "3 new likes" } },
        { href: "#given", label: "Given", current: false },
        { href: "#matches", label: "Matches", current: false },
      ]}
    />
  ),
  panels: (
    <TabPanels
      label="Anna"
      panels={[
        { key: "about", label: "About", content: text("I like long walks and short novels.") },
        { key: "photos", label: "Photos", badge: { count: 4, label: "4 photos" }, content: text("Four photos.") },
        { key: "gifts", label: "Gifts", disabled: true, content: text("Nothing yet.") },
      ]}
    />
  ),
  "long German": (
    <TabPanels
      label="Einstellungen"
      panels={[
        { key: "a", label: "Benachrichtigungen", content: text("Höchstens einmal am Tag.") },
        { key: "b", label: "Sichtbarkeitseinstellungen", content: text("Nur Mitglieder sehen dich.") },
        { key: "c", label: "Zahlungsmöglichkeiten", content: text("Kreditkarte oder Lastschrift.") },
      ]}
    />
  ),
  "Polish plurals": (
    <Tabs
      label="Polubienia"
      items={[
        { href: "#a", label: "Otrzymane", current: false, badge: { count: 1, label: "1 nowe polubienie" } },
        { href: "#b", label: "Wysłane", current: true, badge: { count: 2, label: "2 nowe polubienia" } },
        { href: "#c", label: "Pary", current: false, badge: { count: 5, label: "5 nowych polubień" } },
      ]}
    />
  ),
};
