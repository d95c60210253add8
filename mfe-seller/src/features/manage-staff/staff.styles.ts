import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const headingStyle = css(font.title3);
export const lineStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});
export const nameStyle = css(font.bodyStrong, { overflowWrap: 'anywhere' });
export const factStyle = css(font.small, { color: color.text.muted, overflowWrap: 'anywhere' });
