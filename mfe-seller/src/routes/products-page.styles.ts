import { css } from '@emotion/react';
import { media, space } from '@pasar/design-tokens';

export const actionsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  [media.phone]: { '& > *': { flex: '1 1 auto' } },
});
