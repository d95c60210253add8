import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { currentTabStyle, panelStyle, tabListStyle, tabStyle } from './tabs.styles.ts';

export type Tab = { value: string; label: ReactNode; content: ReactNode };

export type TabsProps = {
  /** The accessible name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  className?: string;
};

/** The index that a key leads to, or none. Left and Right go round. */
const targetOf = (key: string, index: number, count: number): number | undefined =>
  ({ ArrowRight: (index + 1) % count, ArrowLeft: (index - 1 + count) % count, Home: 0, End: count - 1 })[key];

/** True tabs (WAI-ARIA APG): one stop of the Tab key, arrows move and choose. */
export const Tabs = ({ label, tabs, value, onChange, className }: TabsProps) => {
  const id = useId();
  const buttons = useRef(new Map<string, HTMLButtonElement | null>());
  const current = tabs.find((tab) => tab.value === value) ?? tabs[0];

  const move = (event: KeyboardEvent, index: number) => {
    const target = tabs[targetOf(event.key, index, tabs.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    onChange(target.value);
    buttons.current.get(target.value)?.focus();
  };

  return (
    <div className={className}>
      <div css={tabListStyle} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => {
          const selected = tab === current;
          return (
            <button
              key={tab.value}
              ref={(button) => {
                buttons.current.set(tab.value, button);
              }}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.value}`}
              css={[tabStyle, selected && currentTabStyle]}
              aria-selected={selected}
              aria-controls={selected ? `${id}-panel` : undefined}
              tabIndex={selected ? 0 : -1}
              onClick={() => onChange(tab.value)}
              onKeyDown={(event) => move(event, index)}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {current && (
        // The panel is a stop of the Tab key, as the pattern requires where it may hold text alone.
        <div
          css={panelStyle}
          key={current.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${current.value}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
        >
          {current.content}
        </div>
      )}
    </div>
  );
};
