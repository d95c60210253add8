import { css } from '@emotion/react';
import { color, font, media, radius, space, touch } from '@pasar/design-tokens';

export const pagesStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[4],
  [media.phone]: { gap: 0 },
});

/** Phones have space for the ends and the current page. */
export const neighbourStyle = css({ [media.phone]: { display: 'none' } });

export const pageStyle = css(font.smallStrong, {
  display: 'grid',
  placeItems: 'center',
  minWidth: touch.min,
  height: touch.min,
  paddingInline: space[4],
  borderRadius: radius.m,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  [media.hover]: { 'a&:hover': { background: color.surface.hover, color: color.text.default } },
});

export const currentPageStyle = css({ background: color.brand.default, color: color.text.onBrand });
export const gapStyle = css(pageStyle, { minWidth: 28 });
export const endStyle = css({ color: color.text.disabled });
