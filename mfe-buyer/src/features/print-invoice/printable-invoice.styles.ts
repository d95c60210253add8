import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

/** In print there is no border around it. */
export const page = css({
  display: 'grid',
  gap: space[32],
  padding: space[40],
  borderRadius: radius.l,
  border: `1px solid ${color.border.default}`,
  background: color.surface.card,
  [media.phone]: { gap: space[24], padding: space[16] },
  [media.print]: {
    padding: 0,
    border: 0,
  },
});

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
});
export const stamp = css(font.smallStrong, {
  padding: `${space[4]} ${space[16]}`,
  borderRadius: radius.s,
  border: '2px solid currentColor',
  color: color.success.text,
  letterSpacing: '0.08em',
});
export const returned = css({ color: color.warning.text });

export const facts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[16]} ${space[24]}`,
  '& > :last-of-type': { gridColumn: '1 / -1' },
  '@media screen and (max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const name = css(font.caption, { color: color.text.muted });
export const fact = css(font.small, { fontWeight: 600, overflowWrap: 'anywhere' });

export const caption = css({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
export const table = css(font.small, {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    paddingBlock: space[12],
    paddingInlineEnd: space[12],
    borderBlockEnd: `1px solid ${color.border.default}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& thead th': { color: color.text.muted, fontWeight: 600 },
  '& tbody th': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& th:not(:first-of-type), & td': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: 0 },
  '& tbody th:last-of-type': { paddingInlineEnd: space[12] },
  // The price of one is the sum of one, and a phone has no space for both.
  '@media screen and (max-width: 540px)': {
    '& thead th:nth-of-type(3), & td:nth-of-type(2)': { display: 'none' },
  },
});
export const variant = css(font.caption, { display: 'block', color: color.text.muted });
export const sums = css({
  inlineSize: '100%',
  maxInlineSize: 360,
  justifySelf: 'end',
  breakInside: 'avoid',
});
export const note = css(font.small, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlock: space[4],
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const foot = css(font.caption, { color: color.text.muted });
