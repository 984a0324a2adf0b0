import type { Fixtures } from "./fixture";
import { GlobeIcon, MoreIcon, PersonIcon } from "./icons";
import { Menu } from "./Menu";
import type { MenuItem } from "./menu-items";
import { BlockIcon, ReportIcon, SettingsIcon } from "./page-icons";

const languages: MenuItem[] = [
  { label: "English", lang: "en", href: "#en" },
  { label: "Deutsch", lang: "de", href: "#de", current: true },
  { label: "Polski", lang: "pl", href: "#pl" },
];
const actions: MenuItem[] = [
  { label: "View profile", icon: <PersonIcon size={18} />, href: "#profile" },
  { label: "Report", icon: <ReportIcon size={18} />, onSelect: () => {} },
  { label: "Block", icon: <BlockIcon size={18} />, tone: "danger", onSelect: () => {} },
];

export const fixtures: Fixtures = {
  plain: <Menu label="Open the menu" words="Account" items={actions} align="start" />,
  edged: (
    <Menu
      label="Change language"
      look="edged"
      align="start"
      trigger={<GlobeIcon size={18} />}
      words="Deutsch"
      items={languages}
    />
  ),
  round: <Menu label="More" look="round" align="start" trigger={<MoreIcon size={22} />} items={actions} />,
  "long German": (
    <Menu
      label="Menü öffnen"
      align="start"
      words="Kontoeinstellungen"
      items={[
        { label: "Benachrichtigungseinstellungen bearbeiten", icon: <SettingsIcon size={18} />, href: "#" },
        { label: "Gesprächsverlauf unwiderruflich löschen", tone: "danger", onSelect: () => {} },
      ]}
    />
  ),
};
