import { LocalLink } from '@pasar/slice-kit';
import type { ReactNode } from 'react';
import { chipStyle } from './chip-link.styles.ts';

interface ChipLinkProps {
  to: string;
  chosen: boolean;
  children: ReactNode;
}

/** A selection in the address: works before any script runs, and Back reverts it. */
export const ChipLink = ({ to, chosen, children }: ChipLinkProps) => (
  <LocalLink
    to={to}
    prefetch="none"
    preventScrollReset
    css={chipStyle}
    aria-current={chosen ? 'true' : undefined}
  >
    {children}
  </LocalLink>
);
