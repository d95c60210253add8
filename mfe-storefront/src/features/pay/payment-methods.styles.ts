import { css } from '@emotion/react';
import { media, space } from '@pasar/design-tokens';

export const group = css({
  '& > div': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const method = css({ display: 'flex', alignItems: 'center', gap: space[12], fontWeight: 600 });
