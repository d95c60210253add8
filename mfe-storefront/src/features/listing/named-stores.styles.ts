import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';
import { cardLink } from '../../shared/card-link.ts';

export const stores = css({
  display: 'grid',
  gap: space[12],
  [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const store = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: space[12],
});
export const name = css(cardLink, font.bodyStrong, { overflowWrap: 'anywhere' });
export const line = css(font.small, { color: color.text.muted });
