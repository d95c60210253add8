import { css } from '@emotion/react';
import { color, duration, easing, font, media, radius, space, touch } from '@pasar/design-tokens';

export const chip = css(font.smallStrong, {
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minWidth: 56,
  minHeight: touch.min,
  paddingInline: space[16],
  borderRadius: radius.full,
  border: `1.5px solid ${color.border.strong}`,
  background: color.surface.card,
  color: color.text.default,
  textDecoration: 'none',
  transition: `background-color ${duration.quick} ${easing.out}, border-color ${duration.quick} ${easing.out}`,
  [media.hover]: { '&:hover': { background: color.surface.hover } },
  [media.phone]: { whiteSpace: 'nowrap' },
});

export const selected = css({
  '&, &:hover': {
    borderColor: color.brand.text,
    background: color.surface.brandSoft,
    color: color.brand.text,
  },
  fontWeight: 700,
});

export const unavailable = css({
  borderStyle: 'dashed',
  color: color.text.subtle,
});
