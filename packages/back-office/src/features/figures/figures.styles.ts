import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const cardsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: space[12],
});
export const nameStyle = css(font.caption, { color: color.text.muted });
export const valueStyle = css(font.title3, { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
export const changeStyle = css(font.caption, { color: color.text.muted });
export const barsStyle = css({ display: 'block', inlineSize: '100%', blockSize: 140 });
export const barStyle = css({ fill: color.chart[1] });
export const lineStyle = css({ fill: 'none', stroke: color.chart[2], strokeWidth: 2 });
export const captionStyle = css(font.small, { color: color.text.muted, marginBlockEnd: space[8] });
export const tableStyle = css(font.small, {
  inlineSize: '100%',
  '& th, & td': { padding: `${space[4]} ${space[8]}`, textAlign: 'start' },
  '& td': { fontVariantNumeric: 'tabular-nums' },
});

export const daysStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  alignItems: 'end',
});
