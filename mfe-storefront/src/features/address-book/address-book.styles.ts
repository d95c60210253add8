import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[16],
  [media.phone]: { '& > button': { width: '100%' } },
});

export const title = css(font.title1, { '&:focus': { outline: 0 } });
export const lead = css(font.small, { marginTop: space[4], color: color.text.muted });

export const removed = css({ alignItems: 'center' });

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[16],
  '& > li': { display: 'grid', '&:focus': { outline: 0 } },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] },
});

export const card = css({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  columnGap: space[16],
  rowGap: space[16],
});
export const defaultCard = css({ boxShadow: `0 0 0 1.5px ${color.brand.text}` });
export const pin = css({ color: color.brand.text });

/** Quiet buttons have 12 px of padding: this aligns their text with the address. */
export const actions = css({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  marginInlineStart: `-${space[12]}`,
  '& > :first-of-type:not(:nth-last-of-type(2))': { marginInlineStart: space[12] },
});
