import { css } from '@emotion/react';
import { space } from '@pasar/design-tokens';

export const lineStyle = css({
  display: 'flex',
  gap: space[8],
  alignItems: 'end',
  maxInlineSize: 480,
  '& > :not(button)': { flex: 1 },
});
