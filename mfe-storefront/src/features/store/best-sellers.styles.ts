import { css } from '@emotion/react';
import { layout, media, space } from '@pasar/design-tokens';

/** Six cards on a desktop; on phones the next one peeks from the edge. */
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: layout.gridGapDesktop,
  [media.phone]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 156,
    gap: layout.gridGapPhone,
    marginInline: '-16px',
    paddingInline: 16,
    paddingBlock: 2,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: space[16],
    scrollbarWidth: 'none',
    '& > li': { scrollSnapAlign: 'start' },
  },
});
