import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const title = css(font.title3);
export const lead = css(font.small, { color: color.text.muted });
export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const drop = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  padding: space[32],
  borderRadius: radius.m,
  border: `1.5px dashed ${color.border.control}`,
  color: color.text.muted,
  textAlign: 'center',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { background: color.surface.brandSoft } },
  '&:has(:focus-visible)': { outline: `3px solid ${color.focus.ring}`, outlineOffset: 2 },
  '&[data-over="true"]': { background: color.surface.brandSoft, borderColor: color.brand.text },
  '&[data-wrong="true"]': { borderColor: color.danger.solid },
  '& strong': { ...font.smallStrong, color: color.brand.text },
  [media.phone]: { padding: space[20] },
});
export const file = css({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  opacity: 0,
  overflow: 'hidden',
});
export const small = css(font.caption, { color: color.text.muted });

export const counters = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: space[12],
});
export const counter = css({
  display: 'grid',
  gap: 2,
  padding: space[12],
  borderRadius: radius.m,
  background: color.surface.sunken,
  '& > dt': { ...font.caption, color: color.text.muted },
  '& > dd': { ...font.title3, margin: 0, fontVariantNumeric: 'tabular-nums' },
  '&[data-bad="true"] > dd': { color: color.danger.text },
  '&[data-good="true"] > dd': { color: color.success.text },
});
export const progressLine = css(font.small, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});
export const row = css({ fontVariantNumeric: 'tabular-nums' });
export const value = css({ overflowWrap: 'anywhere', color: color.text.muted });
export const history = css(font.small, {
  display: 'grid',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[4]} ${space[16]}`,
    minBlockSize: 48,
    paddingBlock: space[8],
    borderBlockStart: `1px solid ${color.border.default}`,
  },
  '& > li:first-of-type': { borderBlockStart: 0 },
});
