import { css } from '@emotion/react';
import { space } from '@pasar/design-tokens';

export const previousNextStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  alignItems: 'center',
});
