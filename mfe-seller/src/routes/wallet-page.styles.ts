import { css } from '@emotion/react';
import { space } from '@pasar/design-tokens';

/** Not higher than the heading beside it: both columns begin at one height. */
export const besideHeadingStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  marginBlock: `-${space[8]}`,
});
