import { ChevronRight } from 'lucide-react';
import { LinkSlot, type RenderLink } from '../link-slot.tsx';
import {
  arrowStyle,
  crumbLinkStyle,
  crumbStyle,
  currentCrumbStyle,
  trailStyle,
} from './breadcrumbs.styles.ts';

export type Crumb = { label: string; href?: string | undefined };

export type BreadcrumbsProps = {
  /** From the home page to this page; the last one is this page and is not a link. */
  items: readonly Crumb[];
  /** The accessible name of the trail, e.g. `Kamu di sini`. */
  label: string;
  renderLink?: RenderLink;
  className?: string;
};

/** The way from the home page to here; on phones only the step back. */
export const Breadcrumbs = ({ items, label, renderLink, className }: BreadcrumbsProps) => (
  <nav aria-label={label} className={className}>
    <ol css={trailStyle}>
      {items.map((item, index) => {
        const last = index === items.length - 1;
        return (
          <li key={`${item.href}-${item.label}`} css={crumbStyle}>
            {item.href !== undefined && !last ? (
              <LinkSlot css={crumbLinkStyle} href={item.href} renderLink={renderLink}>
                {item.label}
              </LinkSlot>
            ) : (
              <span css={currentCrumbStyle} aria-current={last ? 'page' : undefined}>
                {item.label}
              </span>
            )}
            {!last && <ChevronRight css={arrowStyle} size={14} strokeWidth={1.9} aria-hidden="true" />}
          </li>
        );
      })}
    </ol>
  </nav>
);
