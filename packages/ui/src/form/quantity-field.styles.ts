import { css } from '@emotion/react';
import { color, font, media, radius, touch } from '@pasar/design-tokens';

export const quantityStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1.5px solid ${color.border.strong}`,
  borderRadius: radius.m,
  background: color.surface.card,
});

export const stepStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: touch.min,
  height: touch.min,
  borderRadius: radius.s,
  color: color.brand.text,
  '&:focus-visible': { outlineOffset: -4 },
  '&[aria-disabled="true"]': { color: color.text.disabled, cursor: 'not-allowed' },
  [media.hover]: { '&:hover:not([aria-disabled="true"])': { background: color.surface.hover } },
});

export const countStyle = css(font.bodyStrong, {
  width: 44,
  height: touch.min,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text.default,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '&:focus-visible': { outlineOffset: -4 },
});
