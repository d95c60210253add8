import { css } from '@emotion/react';
import { color, font, radius, space } from '@pasar/design-tokens';

export {
  card,
  head,
  image,
  name,
  product,
  textBlock,
} from '../../shared/product-entry/product-entry.styles.ts';

export const question = css(font.bodyStrong, { overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const replies = css({ display: 'grid', gap: space[8] });
export const reply = css({
  display: 'grid',
  gap: space[4],
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.m,
  background: color.surface.sunken,
});
export const text = css(font.small, { overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
