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
  color: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

export const items = css(side, { display: 'grid', gap: space[16], paddingBlock: space[16] });
export const more = css({ marginInline: space[20], [media.phone]: { marginInline: space[16] } });

export const foot = css(side, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[12]} ${space[16]}`,
  alignItems: 'center',
  paddingBlock: space[16],
  borderBlockStart: `1px solid ${color.border.default}`,
  [media.phone]: { paddingBlock: space[12] },
});

export const state = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const total = css(font.small, {
  display: 'grid',
  justifyItems: 'end',
  color: color.text.muted,
});
export const actions = css({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'row-reverse',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
});
export const detail = css({ marginInlineEnd: 'auto', whiteSpace: 'nowrap' });
