import { css } from '@emotion/react';
import { color, duration, easing, font, media, radius, space, touch } from '@pasar/design-tokens';

export const chipStyle = css(font.smallStrong, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: touch.min,
  paddingInline: space[16],
  borderRadius: radius.full,
  border: `1.5px solid ${color.border.strong}`,
  background: color.surface.card,
  color: color.text.default,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${duration.quick} ${easing.out}, border-color ${duration.quick} ${easing.out}`,
  [media.hover]: { '&:hover': { background: color.surface.hover } },
  '& > img': { width: 28, height: 28, borderRadius: 7 },
});

export const selectedChipStyle = css({
  '&, &:hover': {
    borderColor: color.brand.text,
    background: color.surface.brandSoft,
    color: color.brand.text,
  },
  fontWeight: 700,
});

export const unavailableChipStyle = css({
  '&, &:hover': {
    background: color.surface.card,
    color: color.text.subtle,
    borderStyle: 'dashed',
    cursor: 'not-allowed',
  },
  textDecoration: 'line-through',
});

export const chipRowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none', padding: 4 },
});
