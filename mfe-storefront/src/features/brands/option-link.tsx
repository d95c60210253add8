import type { MouseEvent } from 'react';
import { ChipLink, type ChipLinkProps } from '../../shared/chip-link/index.ts';
import { type BrandsQuery, brandsPath } from './brands-query.ts';
import type { BrandsControl } from './use-brands-query.ts';

interface ChoiceLinkProps extends Omit<ChipLinkProps, 'to'> {
  /** The state after the press. */
  leadsTo: BrandsQuery;
  go: BrandsControl['go'];
}

/** Whether a press means this place, not a new tab or window. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A chip that chooses: a link before any script runs, then part of the page's one request. */
export const OptionLink = ({ leadsTo, go, ...rest }: ChoiceLinkProps) => (
  <ChipLink
    to={brandsPath(leadsTo)}
    onClick={(event) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      go(leadsTo);
    }}
    {...rest}
  />
);
