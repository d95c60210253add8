import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

const edges = { paddingInline: space[20], [media.phone]: { paddingInline: space[16] } } as const;

export const card = css({
  '&:has(> header input:checked)': { boxShadow: `0 0 0 2px ${color.brand.text}` },
});

export const head = css(edges, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[12],
  alignItems: 'center',
  paddingBlock: space[8],
  minBlockSize: 60,
  borderBlockEnd: `1px solid ${color.border.default}`,
  '&:has(input)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  // A code is not broken: where there is no space beside it, the status is below.
  '@media (max-width: 359px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&:has(input)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    '& > :last-child': { gridColumn: -2, justifySelf: 'start', marginBlockStart: space[4] },
  },
});
export const textBlock = css({ display: 'grid', minInlineSize: 0 });
export const code = css(font.smallStrong, {
  justifySelf: 'start',
  color: color.text.default,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { color: color.brand.text },
});
export const facts = css(font.caption, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[12]}`,
  color: color.text.muted,
});

export const body = css(edges, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 232px',
  gap: `${space[16]} ${space[32]}`,
  paddingBlock: space[16],
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: space[12] },
});
export const items = css({ display: 'grid', gap: space[12], alignContent: 'start' });
export const side = css(font.small, {
  display: 'grid',
  gap: space[12],
  alignContent: 'start',
  [media.phone]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlockStart: space[12],
    borderBlockStart: `1px dashed ${color.border.default}`,
  },
});
export const courier = css({
  display: 'flex',
  // A long city breaks, so that the earnings are at the same place in every card.
  [media.phone]: { flex: '1 1 0', minInlineSize: 120 },
  gap: space[8],
  color: color.text.muted,
  '& > svg': { flex: 'none' },
  '& > span': { display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' },
  '& strong': { color: color.text.default, fontWeight: 600 },
});
export const awb = css(font.caption, { fontVariantNumeric: 'tabular-nums' });
export const net = css(font.caption, { display: 'grid', color: color.text.muted });

export const foot = css(edges, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${color.border.default}`,
});
export const detail = css({ marginInlineStart: 'auto', whiteSpace: 'nowrap' });
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '&:empty': { display: 'none' },
  [media.phone]: { flex: '1 0 100%', '& > *': { flex: '1 1 0' } },
});
