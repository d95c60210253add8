import { css } from '@emotion/react';
import { color, font, media, space, touch } from '@pasar/design-tokens';

/** The text opens it, so the arrow is beside it. */
export const breakdown = css({
  '& > summary': {
    justifyContent: 'flex-start',
    inlineSize: 'fit-content',
    minHeight: touch.min,
    [media.desktop]: { minHeight: 28 },
  },
});
export const again = css(font.small, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  color: color.text.muted,
});
