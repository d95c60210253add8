import { css } from '@emotion/react';
import { color, font, media, radius, space, touch, zIndex } from '@pasar/design-tokens';

/** Holds its place in the header while the open search covers a phone's screen. */
export const placeStyle = css({
  flex: 1,
  minWidth: 0,
  minHeight: touch.control,
  [media.phone]: { order: 1, flexBasis: '100%' },
});

export const boxStyle = css({
  position: 'relative',
  [media.phone]: {
    '&[data-open]': {
      position: 'fixed',
      inset: 0,
      zIndex: zIndex.dialog,
      overflow: 'auto',
      overscrollBehavior: 'contain',
      padding: space[8],
      background: color.surface.raised,
      color: color.text.default,
    },
  },
});

export const formStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  height: touch.control,
  padding: `${space[4]} ${space[4]} ${space[4]} 14px`,
  borderRadius: radius.m,
  background: color.surface.card,
  color: color.text.default,
  '&:focus-within': { outline: `3px solid ${color.focus.ringOnBrand}`, outlineOffset: 2 },
  '& > svg': { flex: 'none', color: color.text.muted },
  [media.phone]: {
    '[data-open] > &': { padding: 0, outline: 0, borderRadius: 0, '& > svg': { display: 'none' } },
  },
});

export const inputStyle = css(font.input, {
  flex: 1,
  minWidth: 0,
  height: touch.compact,
  padding: 0,
  border: 0,
  background: 'none',
  outline: 0,
  textOverflow: 'ellipsis',
  '&::placeholder': { color: color.text.subtle, opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
});

export const goStyle = css(font.control, {
  flex: 'none',
  height: touch.compact,
  paddingInline: 18,
  borderRadius: 9,
  background: color.accent.default,
  color: color.text.onAccent,
  '&:hover': { background: color.accent.hover },
  // A phone's keyboard has its own search key, and the row is short: an empty box needs the space for its
  // placeholder.
  [media.phone]: { 'form:not([data-open] > *) > &, input:placeholder-shown ~ &': { display: 'none' } },
});
