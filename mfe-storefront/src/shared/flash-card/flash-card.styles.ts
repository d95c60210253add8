import { css } from '@emotion/react';
import { color, font, radius, space } from '@pasar/design-tokens';

export const card = css({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
});

export const places = {
  panel: css({
    boxShadow: 'none',
    '&:has(a:focus-visible)': { outline: `3px solid ${color.focus.ringOnBrand}`, outlineOffset: 2 },
  }),
  page: css({ '&:has(a:focus-visible)': { outline: `3px solid ${color.focus.ring}`, outlineOffset: 2 } }),
};

export const image = css({
  position: 'relative',
  aspectRatio: '1',
  overflow: 'hidden',
  background: color.surface.sunken,
  '& img': { height: '100%' },
});

/** A sold-out product is dimmed; its label is above it. */
export const imageSoldOut = css({ '& img': { opacity: 0.4 } });
export const soldOut = css(font.label, {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  width: 76,
  height: 76,
  margin: 'auto',
  borderRadius: radius.full,
  background: color.surface.scrim,
  color: color.text.onBrand,
  fontWeight: 800,
  textAlign: 'center',
});

export const flag = css(font.label, {
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: 10,
  padding: '3px 10px 3px 8px',
  borderStartEndRadius: radius.s,
  borderEndEndRadius: radius.s,
  background: color.discount.bg,
  color: color.discount.text,
  fontSize: '0.8125rem',
  fontWeight: 800,
});

export const heart = css({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });

export const text = css({ display: 'flex', flexDirection: 'column', flex: 1, padding: space[12] });

export const name = css(font.small, {
  marginBottom: space[4],
  fontSize: '0.8125rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export { cardLink as link } from '../card-link.ts';

export const price = css({ minHeight: 44, marginBottom: 6 });
export const sold = css(font.label, { marginTop: 6, color: color.text.muted });
export const limit = css(font.caption, { marginTop: space[2], color: color.text.muted });
/** With space for two lines, so that rows line up. */
export const nameOnPage = css({
  minHeight: '2lh',
  whiteSpace: 'normal',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
});
