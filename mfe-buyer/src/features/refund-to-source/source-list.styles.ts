import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const source = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: space[16],
  '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${color.border.default}` },
});
export const facts = css({ display: 'grid', gap: space[2], minInlineSize: 0 });
export const amount = css(font.priceM);
export const method = css(font.small);
export const fact = css(font.caption, { color: color.text.muted, overflowWrap: 'anywhere' });
