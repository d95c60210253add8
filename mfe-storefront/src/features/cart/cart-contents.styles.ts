import { css } from '@emotion/react';
import { media, space } from '@pasar/design-tokens';

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 370px',
  alignItems: 'start',
  gap: space[24],
  '& > :only-child': { gridColumn: '1 / -1' },
  '@media (max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
});

export const list = css({
  display: 'grid',
  gap: space[12],
  // On a phone cards reach from edge to edge.
  [media.phone]: {
    marginInline: `-${space[16]}`,
    '& > section, & > div': { borderRadius: 0 },
  },
});
