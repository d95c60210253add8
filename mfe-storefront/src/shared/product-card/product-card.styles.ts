import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

/** The full card is the link's target; the line around it shows the focus. */
export const card = css({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '&:has(a:focus-visible)': { outline: `3px solid ${color.focus.ring}`, outlineOffset: 2 },
});

export const image = css({
  position: 'relative',
  aspectRatio: '1',
  overflow: 'hidden',
  background: color.surface.sunken,
  '& img': { height: '100%' },
});

export const label = css({ position: 'absolute', insetInlineStart: space[8], insetBlockEnd: space[8] });

/** Behind the link in the order of reading, above it under the finger. */
export const heart = css({ position: 'absolute', insetInlineEnd: 4, insetBlockStart: 4 });

export const text = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  padding: space[12],
  // Buttons are at the foot of every card of a row.
  '& > :last-child:not(p)': { marginTop: 'auto' },
  [media.phone]: { padding: `10px ${space[12]} ${space[12]}` },
});

export const name = css(font.small, {
  minHeight: '2lh',
  marginBottom: 6,
  fontWeight: 500,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
});

export { cardLink as link } from '../card-link.ts';

/** What a card has no deal or offer for closes up: no line of it is empty. */
export const price = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' });
/** A deal with its condition may need two lines. */
export const slot = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 20,
  '& > span': { whiteSpace: 'normal' },
});

export const meta = css(font.caption, {
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: 16,
  marginTop: space[4],
  color: color.text.muted,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  '& > svg': { flex: 'none' },
});
export const trust = css({ paddingTop: space[8] });

export const bar = css({ color: color.border.strong });
export const city = css({ overflow: 'hidden', textOverflow: 'ellipsis' });
