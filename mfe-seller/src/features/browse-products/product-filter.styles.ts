import { css } from '@emotion/react';
import { media, space } from '@pasar/design-tokens';

/** One row; on phones the search has its own, and the lists slide sideways below it. */
export const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(200px, 2fr) minmax(0, 3fr)',
  gap: space[8],
  alignItems: 'end',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const searchLine = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[8],
  alignItems: 'end',
});

/** The chosen values explain the lists; their labels are for screen readers. */
export const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[8],
  '& > * > :first-of-type': {
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  [media.phone]: {
    gridTemplateColumns: 'repeat(3, minmax(148px, 1fr))',
    overflowX: 'auto',
    // The hidden labels of lists that are out of sight must not widen the page.
    position: 'relative',
    scrollbarWidth: 'none',
    marginInline: `-${space[16]}`,
    padding: `${space[4]} ${space[16]}`,
  },
});
