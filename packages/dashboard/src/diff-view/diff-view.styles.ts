import { css } from '@emotion/react';
import { color, font, radius, space } from '@pasar/design-tokens';

export const listStyle = css({ display: 'grid', gap: space[8] });
export const nameStyle = css(font.caption, { color: color.text.muted });
export const pairStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: space[8],
});
const side = css(font.small, { padding: space[8], borderRadius: radius.s, overflowWrap: 'anywhere' });
export const beforeStyle = css(side, { background: color.danger.soft, color: color.danger.text });
export const afterStyle = css(side, { background: color.success.soft, color: color.success.text });
