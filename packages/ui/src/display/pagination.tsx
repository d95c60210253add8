import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkSlot, type RenderLink } from '../link-slot.tsx';
import { pageNumbers } from './page-numbers.ts';
import {
  currentPageStyle,
  endStyle,
  gapStyle,
  neighbourStyle,
  pageStyle,
  pagesStyle,
} from './pagination.styles.ts';

export type PaginationMessages = {
  /** Accessible name of the navigation, e.g. `Halaman hasil`. */
  label: string;
  previous: string;
  next: string;
  /** Accessible name of one number, e.g. `Halaman 3`. */
  page: (page: number) => string;
};

export type PaginationProps = {
  /** Counts from 1. */
  page: number;
  lastPage: number;
  hrefFor: (page: number) => string;
  texts: PaginationMessages;
  renderLink?: RenderLink;
  className?: string;
};

/**
 * So many numbers fit beside the two arrows at 390 px; of more, the current page's neighbors are hidden
 * there.
 */
const roomOnPhones = 5;

/** Pages of a list as real links, so that they can be opened, shared and crawled. */
export const Pagination = ({ page, lastPage, hrefFor, texts, renderLink, className }: PaginationProps) => {
  if (lastPage <= 1) return null;
  const step = (target: number, name: string, icon: ReactNode, rel: 'prev' | 'next') =>
    target < 1 || target > lastPage ? (
      <span css={[pageStyle, endStyle]} aria-hidden="true">
        {icon}
      </span>
    ) : (
      <LinkSlot css={pageStyle} href={hrefFor(target)} rel={rel} aria-label={name} renderLink={renderLink}>
        {icon}
      </LinkSlot>
    );
  return (
    <nav aria-label={texts.label} className={className}>
      <ul css={pagesStyle}>
        <li>
          {step(
            page - 1,
            texts.previous,
            <ChevronLeft size={20} strokeWidth={1.9} aria-hidden="true" />,
            'prev',
          )}
        </li>
        {pageNumbers(page, lastPage).map((number, index, all) =>
          number === 'gap' ? (
            <li key={`gap-${all[index - 1]}`} css={gapStyle} aria-hidden="true">
              …
            </li>
          ) : (
            <li
              key={number}
              css={
                all.length > roomOnPhones &&
                Math.abs(number - page) === 1 &&
                number > 1 &&
                number < lastPage &&
                neighbourStyle
              }
            >
              <LinkSlot
                css={[pageStyle, number === page && currentPageStyle]}
                href={hrefFor(number)}
                aria-label={texts.page(number)}
                aria-current={number === page ? 'page' : undefined}
                renderLink={renderLink}
              >
                {number}
              </LinkSlot>
            </li>
          ),
        )}
        <li>
          {step(
            page + 1,
            texts.next,
            <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" />,
            'next',
          )}
        </li>
      </ul>
    </nav>
  );
};
