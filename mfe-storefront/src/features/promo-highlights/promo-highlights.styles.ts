import { css } from '@emotion/react';
import { layout, media } from '@pasar/design-tokens';

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 31%',
  gap: layout.gridGapDesktop,
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: layout.gridGapPhone },
});

export const alone = css({ gridTemplateColumns: 'minmax(0, 1fr)' });

export const side = css({
  display: 'grid',
  gap: layout.gridGapDesktop,
  '& > li': { display: 'grid' },
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: layout.gridGapPhone },
});
