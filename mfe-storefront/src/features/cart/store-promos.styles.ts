import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const list = css({
  display: 'grid',
  gap: space[8],
  padding: `0 ${space[16]} ${space[16]}`,
  [media.phone]: { paddingBottom: space[12] },
});

export const promo = css(font.small, {
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.m,
  background: color.info.soft,
  color: color.info.text,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none' },
});
export const usable = css({ background: color.success.soft, color: color.success.text });
