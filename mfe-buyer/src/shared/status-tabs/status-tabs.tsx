import { LocalLink, useFormat } from '@pasar/slice-kit';
import { TabLinks } from '@pasar/ui';
import { useCurrentInSight } from '../current-in-sight/use-current-in-sight.ts';
import { countStyle } from './status-tabs.styles.ts';

interface CountTabsProps {
  /** The accessible name of the row. */
  label: string;
  /** A number of nothing is left out. */
  tabs: readonly { path: string; text: string; current: boolean; count?: number | undefined }[];
}

/** The parts of a list as links styled as tabs, with their counts. */
export const StatusTabs = ({ label, tabs }: CountTabsProps) => {
  const { number } = useFormat();
  const place = useCurrentInSight<HTMLDivElement>('ul');
  return (
    <div ref={place}>
      <TabLinks
        label={label}
        items={tabs.map(({ path, text, current, count = 0 }) => ({
          href: path,
          current,
          label: (
            <>
              {text}
              {count > 0 && <span css={countStyle}>{number(count)}</span>}
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
