import { LocalLink, useFormat } from '@pasar/slice-kit';
import { TabLinks } from '@pasar/ui';
import { useEffect, useRef } from 'react';
import { tabsStyle } from './status-tabs.styles.ts';
import { countStyle } from './tab-count.styles.ts';

export interface StatusTab {
  href: string;
  label: string;
  current: boolean;
  /** How many are there; none, and 0, stay unsaid. */
  count?: number | undefined;
}

/** One tab for each status of a list, with its count. */
export const StatusTabs = ({ label, stages }: { label: string; stages: readonly StatusTab[] }) => {
  const { number } = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const current = stages.find((stage) => stage.current)?.href;
  // On phones the row is wider than the screen; the tab of the address must be in sight.
  useEffect(() => {
    const row = place.current?.querySelector('ul');
    const tab = row?.querySelector<HTMLElement>('[aria-current="page"]');
    if (row && tab && current) row.scrollLeft = tab.offsetLeft - row.offsetLeft - 48;
  }, [current]);
  return (
    <div ref={place}>
      <TabLinks
        css={tabsStyle}
        label={label}
        items={stages.map(({ href, label: words, current: here, count }) => ({
          href,
          current: here,
          label: (
            <>
              {words}
              {count ? <span css={countStyle}>{number(count)}</span> : null}
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
