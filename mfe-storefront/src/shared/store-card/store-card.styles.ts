import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

/** The full card is the link's target; the line around it shows the focus. */
export const card = css({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '&:has(a:focus-visible)': { outline: `3px solid ${color.focus.ring}`, outlineOffset: 2 },
});

export const products = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 2,
  background: color.surface.card,
  '& > img': { aspectRatio: '1' },
});

export const blank = css({ aspectRatio: '1', background: color.surface.sunken });

/** The crest hangs over the images, on a rim of the card. */
export const crest = css({
  position: 'relative',
  marginTop: -26,
  marginInlineStart: space[16],
  boxShadow: `0 0 0 3px ${color.surface.card}`,
});

export const text = css({
  display: 'grid',
  gap: space[4],
  padding: `${space[8]} ${space[16]} ${space[16]}`,
});

export const name = css(font.title3, {
  fontSize: '1rem',
  overflowWrap: 'anywhere',
  '& svg': { display: 'inline-block', verticalAlign: '-2px' },
});

export { cardLink as link } from '../card-link.ts';

export const line = css(font.caption, {
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 20,
  color: color.text.muted,
  '& > svg': { flex: 'none' },
});

export const city = css({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const kind = css({ marginInlineStart: 'auto' });
export const bar = css({ color: color.border.strong });
