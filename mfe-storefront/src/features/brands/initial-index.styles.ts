import { css } from '@emotion/react';
import { color, font, media, radius, touch } from '@pasar/design-tokens';

export const place = css({ minWidth: 0 });

/** All initials in one line on a desktop; a phone scrolls sideways. */
export const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [media.phone]: { justifyContent: 'flex-start', marginInline: '-16px', paddingInline: 16 },
});

export const initial = css(font.smallStrong, {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 36,
  minHeight: touch.min,
  paddingInline: 8,
  borderRadius: radius.m,
  color: color.text.default,
  fontWeight: 700,
  textDecoration: 'none',
  [media.phone]: { minWidth: touch.min },
  '&:focus-visible': { outlineOffset: -3 },
  [media.hover]: { 'a&:hover': { background: color.surface.hover } },
});

export const selected = css({
  '&, a&:hover': { background: color.surface.brandSoft, color: color.brand.text },
});

export const empty = css({ color: color.text.disabled, fontWeight: 500 });
