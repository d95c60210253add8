import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const withdrawal = css({
  display: 'grid',
  gap: space[2],
  padding: space[16],
  '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${color.border.default}` },
});
export const line = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});
export const amount = css(font.priceM);
export const fact = css(font.caption, { color: color.text.muted, overflowWrap: 'anywhere' });
