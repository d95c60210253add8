import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export { more, page, unscripted } from './cart-page.styles.ts';

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[12]}`,
  marginBottom: space[16],
});
export const title = css(font.title1);
export const nothing = css(font.body, { paddingBlock: space[24], color: color.text.muted });
export const total = css(font.small, { color: color.text.muted });
export const pages = css({ marginTop: space[32] });
