import { css } from '@emotion/react';
import { layout, media, space } from '@pasar/design-tokens';

/** Every ticket as high as its neighbour. */
const whole = { '& > li': { display: 'grid', minWidth: 0 } };

export const list = css({
  ...whole,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: layout.gridGapDesktop,
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] },
  '@media (min-width: 680px) and (max-width: 922px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export const row = css({
  ...whole,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
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
    '& > li': { display: 'grid', flex: '0 0 min(320px, 86vw)', minWidth: 0, scrollSnapAlign: 'start' },
  },
});
