import { css } from '@emotion/react';
import { color, font, media, space, touch } from '@pasar/design-tokens';

export const entry = css({
  display: 'grid',
  gridTemplateColumns: `${touch.min} minmax(0, 1fr) auto`,
  gap: space[16],
  padding: `${space[16]} ${space[20]}`,
  '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${color.border.default}` },
  [media.phone]: {
    gridTemplateColumns: `${touch.min} minmax(0, 1fr)`,
    gap: `${space[4]} ${space[12]}`,
    padding: space[16],
  },
});

export const mark = css({ [media.phone]: { gridRow: 'span 2' } });

export const textBlock = css({ display: 'grid', gap: space[2], alignContent: 'start' });
export const title = css(font.smallStrong, { overflowWrap: 'anywhere' });
export const facts = css(font.caption, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[8]}`,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const reference = css({ color: color.text.link });

export const figures = css({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  justifyItems: 'end',
  [media.phone]: {
    gridColumn: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
  },
});
export const amount = css(font.priceM, { color: color.text.default, whiteSpace: 'nowrap' });
export const incoming = css({ color: color.success.text });
