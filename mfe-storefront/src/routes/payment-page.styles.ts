import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const page = css({
  display: 'grid',
  gap: space[16],
  alignContent: 'start',
  maxWidth: 720,
  paddingBlock: `${space[24]} ${space[64]}`,
  [media.phone]: { paddingBlock: `${space[16]} ${space[40]}` },
});

export const title = css(font.title1, { '&:focus': { outline: 0 } });
export const code = css(font.small, { color: color.text.muted });
