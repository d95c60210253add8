import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const fieldStyle = css({ display: 'grid', gap: space[8] });
export const labelStyle = css(font.smallStrong);
export const lineStyle = css({ display: 'flex', flexWrap: 'wrap', gap: space[12], alignItems: 'center' });
/** The browser's own button has the language of the browser; the label beside it is pressed instead. */
export const inputStyle = css({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  opacity: 0,
  clipPath: 'inset(50%)',
  '&:focus-visible + label': { outline: `3px solid ${color.focus.ring}`, outlineOffset: 2 },
});
export const nameStyle = css(font.small, { color: color.text.muted, overflowWrap: 'anywhere' });
