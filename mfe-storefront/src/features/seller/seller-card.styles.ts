import { css } from '@emotion/react';
import { color, font, radius, space } from '@pasar/design-tokens';

export const head = css({ display: 'flex', alignItems: 'center', gap: 14, '& > div': { minWidth: 0 } });
export const name = css(font.title3, {
  fontSize: '1rem',
  overflowWrap: 'anywhere',
  '& svg': { display: 'inline-block', verticalAlign: '-2px' },
});
export const place = css(font.caption, {
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  color: color.text.muted,
});

export const facts = css(font.caption, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  marginTop: space[12],
  color: color.text.muted,
});

export const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(72px, 1fr))',
  gap: space[8],
  marginTop: space[12],
});

/** The figure is above its name visually; screen readers read the name first. */
export const figure = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: space[8],
  borderRadius: radius.m,
  background: color.surface.sunken,
});
export const figureValue = css(font.priceM, { fontVariantNumeric: 'tabular-nums' });
export const figureText = css(font.caption, { color: color.text.muted });

export const link = css({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

export const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginTop: space[16],
  '& > *': { flex: '1 1 auto', whiteSpace: 'nowrap' },
});

/** Without scripts a press would do nothing. */
export { withScripts as follow } from '../../shared/with-scripts.ts';
