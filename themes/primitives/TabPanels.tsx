import * as Radix from "@radix-ui/react-tabs";
import { type ReactNode, useId, useState } from "react";
import { useScripted } from "./scripted";
import { CountBadge } from "./surfaces";
import type { TabBadge } from "./Tabs";
import * as css from "./Tabs.css";

interface Panel {
  key: string;
  label: string;
  badge?: TabBadge;
  disabled?: boolean;
  content: ReactNode;
}

export interface TabPanelsProps {
  /** The name of the tabs, for screen readers. */
  label: string;
  /** The panels, at least one. The first panel that is not disabled is open. */
  panels: readonly Panel[];
}

/** Tabs within a page. Use Tabs if each is a page of its own. Without a script all panels follow each other. */
export function TabPanels({ label, panels }: TabPanelsProps) {
  const id = useId();
  const [open, setOpen] = useState((panels.find(({ disabled }) => !disabled) ?? panels[0])?.key);
  const tabs = panels.map(({ key, label, badge, disabled }) => ({
    value: key,
    disabled,
    id: `${id}-tab-${key}`,
    "aria-controls": `${id}-panel-${key}`,
    className: css.tab({ current: key === open }),
    children: (
      <>
        {label}
        {badge && <CountBadge {...badge} />}
      </>
    ),
  }));
  return (
    <div>
      <TabList label={label} tabs={tabs} open={open} onOpen={setOpen} />
      {panels.map(({ key, label, content }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-panel-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          className={css.panel}
          hidden={key !== open}
        >
          <p className={css.panelTitle} aria-hidden="true">
            {label}
          </p>
          {content}
        </div>
      ))}
    </div>
  );
}

interface TabListProps {
  label: string;
  tabs: readonly (Omit<Radix.TabsTriggerProps, "value"> & { value: string })[];
  open: string | undefined;
  onOpen: (key: string) => void;
}

/** Before hydration plain buttons: Radix's list has a style attribute, which the policy refuses in server HTML. */
function TabList({ label, tabs, open, onOpen }: TabListProps) {
  if (!useScripted())
    return (
      <div role="tablist" aria-label={label} className={css.tablist}>
        {tabs.map((tab) => (
          <button key={tab.value} type="button" role="tab" aria-selected={tab.value === open} {...tab} />
        ))}
      </div>
    );
  return (
    <Radix.Root value={open} onValueChange={onOpen}>
      <Radix.List className={css.tablist} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} {...tab} />
        ))}
      </Radix.List>
    </Radix.Root>
  );
}
