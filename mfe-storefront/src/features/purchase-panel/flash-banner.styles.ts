import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const banner = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[12]}`,
  padding: '10px 14px',
  borderRadius: radius.m,
  background: color.surface.kilat,
  color: color.text.onHeader,
});

export const name = css(font.smallStrong, {
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  marginInlineEnd: 'auto',
  fontWeight: 700,
  '& > svg': { color: color.accent.default },
});

export const label = css(font.smallStrong, { [media.phone]: { display: 'none' } });
