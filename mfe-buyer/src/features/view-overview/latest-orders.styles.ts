import { css } from '@emotion/react';
import { color, media, space } from '@pasar/design-tokens';

export const order = css({
  padding: space[20],
  [media.phone]: { padding: space[16] },
  '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${color.border.default}` },
});
export const state = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  marginBlockStart: space[8],
});
