import { css } from '@emotion/react';
import { color, font, media, radius, space, touch } from '@pasar/design-tokens';

export const chipStyle = css(font.smallStrong, {
  display: 'inline-flex',
  flex: 'none',
  gap: space[8],
  alignItems: 'center',
  minBlockSize: touch.min,
  paddingInline: space[16],
  border: `1.5px solid ${color.border.strong}`,
  borderRadius: radius.full,
  background: color.surface.card,
  color: color.text.default,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  [media.hover]: { '&:hover': { background: color.surface.hover } },
  '&[aria-current]': {
    borderColor: color.brand.text,
    background: color.surface.brandSoft,
    color: color.brand.text,
    fontWeight: 700,
  },
});

/** Chips in a row; on phones it scrolls sideways to the edge of the screen. */
export const chipRowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  [media.phone]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: `-${space[16]}`,
    paddingInline: space[16],
    paddingBlock: space[4],
  },
});
