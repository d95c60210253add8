import { css } from '@emotion/react';
import {
  color,
  font,
  imageFilter,
  media,
  palette,
  radius,
  shadow,
  space,
  touch,
  zIndex,
} from '@pasar/design-tokens';

export const listStyle = css({
  padding: space[8],
  background: color.surface.raised,
  color: color.text.default,
  [media.desktop]: {
    position: 'absolute',
    top: 'calc(100% + 8px)',
    insetInline: 0,
    zIndex: zIndex.menu,
    borderRadius: radius.l,
    boxShadow: shadow[3],
  },
});

export const groupStyle = css(font.label, {
  padding: `${space[8]} ${space[12]} ${space[4]}`,
  color: color.text.muted,
  '* + &': { paddingTop: space[16] },
});

export const optionStyle = css(font.small, {
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: touch.min,
  padding: `${space[4]} ${space[12]}`,
  borderRadius: radius.m,
  cursor: 'pointer',
  '&:hover, &[aria-selected="true"]': { background: color.surface.hover },
  // Not by color alone: the selected line carries a bar.
  '&[aria-selected="true"]': { boxShadow: `inset 3px 0 0 ${color.brand.text}` },
});

export const imageStyle = css({
  flex: 'none',
  borderRadius: radius.s,
  objectFit: 'cover',
  background: palette.arang[100],
  filter: imageFilter,
});

export const priceStyle = css(font.priceS, {
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const markStyle = css({ background: 'none', color: 'inherit', fontWeight: 800 });

/** In line with the heading of the list, at its other end. */
export const deleteStyle = css(font.label, {
  float: 'inline-end',
  position: 'relative',
  minHeight: 32,
  paddingInline: space[12],
  color: color.text.link,
  borderRadius: radius.s,
  '&::after': { content: '""', position: 'absolute', inset: -6 },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});

export const historyStyle = css({ flex: 'none', color: color.text.muted });
