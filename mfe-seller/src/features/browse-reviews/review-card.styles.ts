import { css } from '@emotion/react';
import { color, font } from '@pasar/design-tokens';

export {
  card,
  head,
  image,
  name,
  product,
  textBlock,
} from '../../shared/product-entry/product-entry.styles.ts';

export const productText = css(font.caption, { display: 'grid', color: color.text.muted });
export const order = css({ color: color.text.link });
export const text = css(font.body, { overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const none = css(font.small, { color: color.text.muted, fontStyle: 'italic' });
