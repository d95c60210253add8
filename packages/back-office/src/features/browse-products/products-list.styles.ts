import { css } from '@emotion/react';
import { radius, space } from '@pasar/design-tokens';

export const nameStyle = css({
  display: 'inline-flex',
  gap: space[8],
  alignItems: 'center',
  '& > img': { flex: 'none', objectFit: 'cover', borderRadius: radius.s },
});
