import { LocalLink, useFormat } from '@pasar/slice-kit';
import { TabLinks } from '@pasar/ui';
import { useCurrentInSight } from '../current-in-sight/use-current-in-sight.ts';
import { countStyle } from './status-tabs.styles.ts';

interface StatusTabsProps<Tab extends string> {
  /** The accessible name of the row. */
  label: string;
  tabs: readonly Tab[];
  current: Tab;
  toLabel: (tab: Tab) => string;
  toHref: (tab: Tab) => string;
  /** A tab without a count, or with 0, has no number. */
  counts?: Partial<Record<Tab, number>> | undefined;
  /** Zeros are numbers, too. */
  zeros?: boolean;
  className?: string;
}

/** The parts of a list as links styled as tabs, with their counts. */
export const StatusTabs = <Tab extends string>({
  label,
  tabs,
  current,
  toLabel,
  toHref,
  counts = {},
  zeros = false,
  ...row
}: StatusTabsProps<Tab>) => {
  const { number } = useFormat();
  const place = useCurrentInSight<HTMLDivElement>('ul');
  const count = (tab: Tab) => {
    const found = (counts as Partial<Record<Tab, number>>)[tab] ?? 0;
    return (found > 0 || zeros) && <span css={countStyle}>{number(found)}</span>;
  };
  return (
    <div ref={place}>
      <TabLinks
        {...row}
        label={label}
        items={tabs.map((tab) => ({
          href: toHref(tab),
          current: tab === current,
          label: (
            <>
              {toLabel(tab)}
              {count(tab)}
            </>
          ),
        }))}
        renderLink={({ href, ...link }) => (
          <LocalLink {...link} to={href} prefetch="none" preventScrollReset />
        )}
      />
    </div>
  );
};
