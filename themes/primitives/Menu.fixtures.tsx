import type { Fixtures } from "./fixture";
import { BlockIcon, DownIcon, GlobeIcon, MoreIcon, PersonIcon, ReportIcon, SettingsIcon } from "./icons";
import { Menu, type MenuItem } from "./Menu";

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
  plain: <Menu label="Account" trigger="Account" items={actions} align="start" />,
  edged: (
    <Menu
      label="Language: Deutsch"
      look="edged"
      align="start"
      trigger={
        <>
          <GlobeIcon size={18} /> Deutsch <DownIcon size={16} />
        </>
      }
      items={languages}
    />
  ),
  round: <Menu label="More" look="round" align="start" trigger={<MoreIcon size={22} />} items={actions} />,
  "long German": (
    <Menu
      label="Kontoeinstellungen"
      align="start"
      trigger="Kontoeinstellungen"
      items={[
        { label: "Benachrichtigungseinstellungen bearbeiten", icon: <SettingsIcon size={18} />, href: "#" },
        { label: "Gesprächsverlauf unwiderruflich löschen", tone: "danger", onSelect: () => {} },
      ]}
    />
  ),
};
