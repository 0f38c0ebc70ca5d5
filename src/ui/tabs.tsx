import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

const TAB_STYLES = {
  line: {
    list: "gap-6 border-b border-line",
    tab: "-mb-px min-h-12 border-b-3 border-transparent px-1 font-semibold text-ink-soft hover:text-ink data-active:border-brand data-active:text-ink",
  },
  chips: {
    list: "max-h-104 flex-wrap gap-2 overflow-y-auto",
    tab: "min-h-11 rounded-full border border-line-strong bg-surface px-4 text-sm font-medium text-ink hover:border-brand data-active:border-brand data-active:bg-brand data-active:text-on-brand",
  },
} as const;

interface TabsProps {
  /** Label for a screen reader. */
  label: string;
  /** The first one is open at the start. */
  tabs: readonly Tab[];
  look?: keyof typeof TAB_STYLES;
  className?: string;
  panelClassName?: string;
}

/**
 * Panels of which one is shown at a time; without JavaScript all are shown, one after the other.
 */
export function Tabs({ label, tabs, look = "line", className, panelClassName }: TabsProps) {
  return (
    <Base.Root defaultValue={tabs[0]?.value ?? null} className={className}>
      <Base.List
        aria-label={label}
        className={classNames("flex overflow-x-auto p-1 noscript:hidden", TAB_STYLES[look].list)}
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className={classNames("max-w-full shrink-0 transition-colors", TAB_STYLES[look].tab)}
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel
          key={tab.value}
          value={tab.value}
          keepMounted
          // `inert` would disable the links in it for visitors without JavaScript; hiding is
          // enough.
          inert={false}
          data-shown-without-script
          className={classNames("pt-6", panelClassName)}
        >
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
