import { css } from '@emotion/react';
import { color, font, media, space, touch } from '@pasar/design-tokens';

const side = { paddingInline: space[20], [media.phone]: { paddingInline: space[16] } } as const;

export const head = css(side, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[12],
  alignItems: 'center',
  paddingBlock: `${space[8]} ${space[12]}`,
  borderBlockEnd: `1px solid ${color.border.default}`,
});

export const store = css(font.smallStrong, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: touch.min,
  minInlineSize: 0,
  color: color.text.default,
  fontWeight: 700,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { color: color.brand.text },
});

export const facts = css(font.caption, {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[12]}`,
  color: color.text.muted,
});
export const code = css({
  paddingBlock: space[4],
  marginBlock: `-${space[4]}`,
  color: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

export const items = css(side, { display: 'grid', gap: space[16], paddingBlock: space[16] });
export const more = css({ marginInline: space[20], [media.phone]: { marginInline: space[16] } });

export const foot = css(side, {
  display: 'grid',
  gridTemplate: '"state total" auto "detail actions" auto / minmax(0, 1fr) auto',
  gap: `${space[4]} ${space[16]}`,
  alignItems: 'center',
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${color.border.default}`,
  [media.phone]: {
    gridTemplate: '"state state" auto "detail total" auto "actions actions" auto / auto minmax(0, 1fr)',
  },
});

export const state = css({
  gridArea: 'state',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  [media.phone]: { '&:empty': { display: 'none' } },
});
/** Amount and text on one line: a list of orders is long enough. */
export const total = css(font.small, {
  gridArea: 'total',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  gap: `0 ${space[8]}`,
  color: color.text.muted,
});
export const detail = css({ gridArea: 'detail', justifySelf: 'start', whiteSpace: 'nowrap' });
export const actions = css({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
  '&:empty': { display: 'none' },
  [media.phone]: { '& > *': { flex: '1 1 auto' } },
});
