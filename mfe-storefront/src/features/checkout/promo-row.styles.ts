import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minHeight: 64,
  padding: `${space[12]} ${space[24]}`,
  borderRadius: radius.l,
  color: color.text.default,
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -3 },
  '& > svg': { flex: 'none' },
  [media.hover]: { '&:hover': { background: color.surface.hover } },
  [media.phone]: { paddingInline: space[16] },
});
export const icon = css({ color: color.brand.text });
export const content = css({ flex: 1, minWidth: 0, display: 'grid' });
export const title = css(font.smallStrong, { fontWeight: 700 });
export const text = css(font.caption, { color: color.text.muted, overflowWrap: 'anywhere' });
