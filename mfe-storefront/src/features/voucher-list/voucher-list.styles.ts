import { css } from '@emotion/react';
import { layout, media, space } from '@pasar/design-tokens';

export const list = css({
  // Every card as high as its neighbor.
  '& > li': { display: 'grid', minWidth: 0 },
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: layout.gridGapDesktop,
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] },
  '@media (min-width: 680px) and (max-width: 922px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
