import { css } from '@emotion/react';
import { space } from '@pasar/design-tokens';

export const pairStyle = css({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
});
