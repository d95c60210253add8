import { css } from '@emotion/react';
import { layout, media } from '@pasar/design-tokens';

export const tiles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: layout.gridGapDesktop,
  '& > li': { display: 'grid', minWidth: 0 },
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: layout.gridGapPhone },
  '@media (min-width: 680px) and (max-width: 922px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
