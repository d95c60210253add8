import { css } from '@emotion/react';
import { color, font, media, radius, space, touch } from '@pasar/design-tokens';

export const scrollArea = css({
  [media.desktop]: {
    maxBlockSize: 620,
    overflow: 'auto',
    border: `1px solid ${color.border.default}`,
    borderRadius: radius.m,
  },
});
export const table = css(font.small, {
  inlineSize: '100%',
  minInlineSize: 800,
  borderCollapse: 'separate',
  borderSpacing: 0,
  [media.phone]: { minInlineSize: 0, '&, & > tbody': { display: 'block' }, '& > thead': { display: 'none' } },
});
export const head = css(font.caption, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  padding: `${space[4]} ${space[8]}`,
  background: color.surface.sunken,
  color: color.text.muted,
  fontWeight: 600,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
export const headLine = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const row = css({
  '& > *': { borderBlockStart: `1px solid ${color.border.default}` },
  '&[data-off="true"] input:not([type="checkbox"])': { color: color.text.subtle },
  [media.phone]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[8],
    paddingBlock: space[12],
    borderBlockStart: `1px solid ${color.border.default}`,
    '& > *': { border: 0 },
  },
});
export const name = css(font.smallStrong, {
  padding: `${space[4]} ${space[12]}`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  [media.desktop]: {
    position: 'sticky',
    insetInlineStart: 0,
    background: color.surface.card,
    maxInlineSize: 180,
  },
  [media.phone]: { gridColumn: '1 / -1', paddingInline: 0 },
});
export const cell = css({
  padding: space[4],
  verticalAlign: 'top',
  [media.phone]: {
    padding: 0,
    '&::before': { ...font.caption, content: 'attr(data-label)', display: 'block', color: color.text.muted },
  },
});
export const box = css({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minBlockSize: touch.min,
  paddingInline: space[8],
  borderRadius: radius.s,
  border: `1.5px solid ${color.border.control}`,
  background: color.surface.card,
  color: color.text.muted,
  '&:has(:focus-visible)': { borderColor: color.focus.ring },
  '&:has([aria-invalid="true"])': { borderColor: color.danger.solid },
});
export const input = css(font.small, {
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: 40,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text.default,
  fontVariantNumeric: 'tabular-nums',
  outline: '2px solid transparent',
});
export const error = css(font.caption, { color: color.danger.text, fontWeight: 600 });
export const together = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto',
  alignItems: 'end',
  gap: space[12],
  [media.phone]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[8],
    '& > :last-child': { gridColumn: '1 / -1' },
  },
});
export const hint = css(font.caption, { color: color.text.muted });
