import { css } from '@emotion/react';
import { media, space } from '@pasar/design-tokens';

export const form = css({ display: 'grid', gap: space[12] });

export const searchLine = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[8],
  alignItems: 'end',
});

export const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[12],
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[8] },
  '& > :first-of-type': { [media.phone]: { gridColumn: '1 / -1' } },
});
