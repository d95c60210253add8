import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  alignItems: 'center',
  // One row, so that the list is seen below it, however many filters there are.
  [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none', padding: 4 },
});
export const chipStyle = css(font.smallStrong, {
  display: 'inline-flex',
  gap: space[8],
  alignItems: 'center',
  minBlockSize: 36,
  paddingInline: space[12],
  border: `1.5px solid ${color.border.strong}`,
  borderRadius: radius.full,
  background: color.surface.card,
  color: color.text.default,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  [media.hover]: { '&:hover': { background: color.surface.hover } },
  [media.phone]: { minBlockSize: 44 },
  '&[aria-current]': {
    borderColor: color.brand.text,
    background: color.surface.brandSoft,
    color: color.brand.text,
  },
});
