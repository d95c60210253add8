import { LocalLink, type LocalLinkProps } from '@pasar/slice-kit';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import * as style from './chip-link.styles.ts';

export interface ChipLinkProps extends LocalLinkProps {
  children: ReactNode;
  chosen?: boolean;
  /** Leads to the page without what the chip names. */
  removes?: boolean;
  /** Unavailable now; its text or a hidden text shows that as well. */
  unavailable?: boolean;
}

/**
 * A chip that links to the same page with another selection: a link, so that it works before any script
 * runs.
 */
export const ChipLink = ({
  chosen = false,
  removes = false,
  unavailable = false,
  children,
  ...rest
}: ChipLinkProps) => (
  <LocalLink
    css={[style.chip, (chosen || removes) && style.selected, unavailable && style.unavailable]}
    aria-current={chosen || undefined}
    preventScrollReset
    prefetch="none"
    {...rest}
  >
    {children}
    {removes && <X size={16} strokeWidth={1.9} aria-hidden="true" />}
  </LocalLink>
);
