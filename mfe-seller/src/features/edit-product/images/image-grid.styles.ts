import { css } from '@emotion/react';
import { color, duration, easing, font, media, radius, shadow, space, touch } from '@pasar/design-tokens';

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: space[12],
});

export const tile = css({
  position: 'relative',
  display: 'grid',
  borderRadius: radius.m,
  border: `1px solid ${color.border.default}`,
  background: color.surface.card,
  overflow: 'hidden',
  '&.sortable-ghost': { boxShadow: shadow[3], borderColor: color.brand.text, opacity: 0.85 },
});

export const imageBox = css({
  position: 'relative',
  aspectRatio: '1',
  background: color.surface.sunken,
  touchAction: 'pan-y',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
  '& > img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover', pointerEvents: 'none' },
});

export const cover = css(font.label, {
  position: 'absolute',
  insetBlockStart: space[8],
  insetInlineStart: space[8],
  padding: `2px ${space[8]}`,
  borderRadius: radius.xs,
  background: color.brand.default,
  color: color.text.onBrand,
});

/** The part that a finger may drag: it does not scroll the page. */
export const grip = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeContent: 'center',
  inlineSize: touch.min,
  blockSize: touch.min,
  border: 0,
  borderEndStartRadius: radius.m,
  background: `color-mix(in oklab, ${color.surface.card} 84%, transparent)`,
  color: color.text.default,
  cursor: 'grab',
  touchAction: 'none',
  '&:focus-visible': { outlineOffset: -3 },
});

export const progress = css({
  position: 'absolute',
  insetInline: space[8],
  insetBlockEnd: space[8],
  inlineSize: `calc(100% - ${space[16]})`,
  blockSize: 8,
  appearance: 'none',
  border: 0,
  borderRadius: radius.full,
  overflow: 'hidden',
  background: color.surface.card,
  '&::-webkit-progress-bar': { background: color.surface.card },
  '&::-webkit-progress-value': {
    background: color.brand.default,
    transition: `inline-size ${duration.quick} ${easing.out}`,
  },
  '&::-moz-progress-bar': { background: color.brand.default },
});

export const tools = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  justifyItems: 'center',
});

export const add = css(font.smallStrong, {
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[8],
  minBlockSize: 136,
  padding: space[12],
  borderRadius: radius.m,
  border: `1.5px dashed ${color.border.control}`,
  color: color.brand.text,
  textAlign: 'center',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { background: color.surface.brandSoft } },
  '&:has(:focus-visible)': { outline: `3px solid ${color.focus.ring}`, outlineOffset: 2 },
  '&[data-over="true"]': { background: color.surface.brandSoft, borderColor: color.brand.text },
  '&[data-wrong="true"]': { borderColor: color.danger.solid },
});
export const file = css({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  opacity: 0,
  overflow: 'hidden',
});
export const hint = css(font.caption, { color: color.text.muted, fontWeight: 400 });
