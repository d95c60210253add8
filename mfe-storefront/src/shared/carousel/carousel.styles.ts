import { css } from '@emotion/react';
import { media } from '@pasar/design-tokens';

export const carousel = css({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  '& > *': { flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  [media.reducedMotion]: { scrollBehavior: 'auto' },
});
