import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const cards = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[12],
  '@media (max-width: 1039px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.phone]: { gap: space[8], gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' },
});
/** Where two do not fit side by side, a figure is a line: its name, its amount, how it moved below. */
export const card = css({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  '@media (max-width: 359px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    '& > dd:last-of-type': { gridColumn: '1 / -1' },
  },
});
export const name = css(font.caption, { color: color.text.muted });
export const figure = css(font.title2, {
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  [media.phone]: { ...font.title3, '& span': { whiteSpace: 'nowrap' } },
});
export const delta = css(font.caption, {
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  color: color.text.muted,
  fontWeight: 700,
  '& > svg': { flex: 'none' },
});
export const good = css({ color: color.success.text });
export const bad = css({ color: color.danger.text });
export const before = css(font.caption, { color: color.text.muted, overflowWrap: 'anywhere' });
