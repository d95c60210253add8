import { css } from '@emotion/react';
import { layout, media, space } from '@pasar/design-tokens';

/** One row, which phones scroll sideways; every card as high as its neighbour. */
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: layout.gridGapDesktop,
  [media.phone]: {
    display: 'flex',
    gap: space[12],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: layout.gutterPhone,
    marginInline: `-${layout.gutterPhone}`,
    padding: `3px ${layout.gutterPhone}`,
    '& > li': { flex: '0 0 min(280px, 78vw)', minWidth: 0, scrollSnapAlign: 'start' },
  },
});
