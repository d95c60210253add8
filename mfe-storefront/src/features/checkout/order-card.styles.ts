import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const card = css({ display: 'grid', gap: space[16] });

export const seller = css({ display: 'flex', alignItems: 'center', gap: space[12] });
export const sellerText = css({ minWidth: 0 });
export const sellerName = css(font.smallStrong, { fontWeight: 700, overflowWrap: 'anywhere' });
export const city = css(font.caption, { color: color.text.muted });

export const items = css({ display: 'grid', gap: space[12], '&:focus': { outline: 0 } });
export const note = css(font.caption, {
  color: color.text.muted,
  fontStyle: 'italic',
  overflowWrap: 'anywhere',
});

export const sentTo = css(font.small, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  color: color.text.muted,
  '& > span': { flex: 1, minWidth: 140 },
  '& > button': { marginInlineEnd: `-${space[12]}` },
});

export const asidePrice = css(font.smallStrong, {
  color: color.text.default,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const total = css(font.small, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  color: color.text.muted,
});
