import type { ReactNode } from 'react';
import { LinkSlot, type RenderLink } from '../link-slot.tsx';
import { currentTabStyle, tabListStyle, tabStyle } from './tabs.styles.ts';

export type TabLinksProps = {
  label: string;
  items: readonly { href: string; label: ReactNode; current: boolean }[];
  renderLink?: RenderLink;
  className?: string;
};

/** Links with the appearance of tabs, for parts that are separate pages. */
export const TabLinks = ({ label, items, renderLink, className }: TabLinksProps) => (
  <nav aria-label={label} className={className}>
    <ul css={tabListStyle}>
      {items.map((item) => (
        <li key={item.href}>
          <LinkSlot
            css={[tabStyle, item.current && currentTabStyle]}
            href={item.href}
            aria-current={item.current ? 'page' : undefined}
            renderLink={renderLink}
          >
            {item.label}
          </LinkSlot>
        </li>
      ))}
    </ul>
  </nav>
);
