import { css } from '@emotion/react';
import { color, layout, media, space } from '@pasar/design-tokens';

/** The full card is the link's target; the line around it shows the focus. */
export const voucher = css({
  position: 'relative',
  '&:has(a:focus-visible)': { outline: `3px solid ${color.focus.ring}`, outlineOffset: 2 },
});

/** Above the card's own link. */
export const save = css({ zIndex: 1 });

export { cardLink as link } from '../../shared/card-link.ts';

/** One row, which phones scroll sideways; every card as high as its neighbor. */
export const row = css({
  '& > li': { display: 'grid', minWidth: 0 },
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
