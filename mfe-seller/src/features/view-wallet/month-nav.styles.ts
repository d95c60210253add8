import { css } from '@emotion/react';
import { color, space } from '@pasar/design-tokens';

export const monthNavStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  '& > *': { minBlockSize: 24 },
  '& a': { color: color.text.link },
});
