import { css } from '@emotion/react';
import { color, font, palette, radius, space } from '@pasar/design-tokens';

export const bannerStyle = css({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '96px',
  borderStartStartRadius: radius.l,
  borderStartEndRadius: radius.l,
  background: palette.nila[900],
});
export const petalsStyle = css({ position: 'absolute', insetInlineEnd: '-40px', insetBlockStart: '-60px' });
export const crestStyle = css({ position: 'relative', marginBlockStart: '-36px', paddingInline: space[20] });
export const avatarStyle = css({
  inlineSize: '64px',
  blockSize: '64px',
  outline: `4px solid ${color.surface.card}`,
});
export const textBlockStyle = css({ padding: space[20], paddingBlockStart: space[12] });
export const nameStyle = css(font.title3, { overflowWrap: 'anywhere' });
export const factsStyle = css(font.small, { color: color.text.muted });
