import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const panel = css({
  // Contains text for screen readers alone, which would make the page wider.
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
  blockSize: 'clamp(440px, calc(100dvh - 220px), 780px)',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.l,
  background: color.surface.card,
  [media.phone]: { blockSize: 'clamp(320px, calc(100dvh - 384px), 780px)' },
});

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[8]} ${space[12]}`,
  borderBlockEnd: `1px solid ${color.border.default}`,
  '& > h2': { flex: 1 },
});
export const assign = css({ inlineSize: 180, [media.phone]: { inlineSize: '100%', order: 1 } });
export const name = css(font.bodyStrong, { minInlineSize: 0, overflowWrap: 'anywhere' });

/** Laid out from its end: the latest message is visible first, before any script runs. */
export const scroller = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[16],
  '&:focus-visible': { outlineOffset: -3 },
  [media.phone]: { padding: space[12] },
});
export const list = css({ display: 'grid', gap: space[12] });
export const older = css({ justifySelf: 'center' });
export const day = css(font.caption, {
  justifySelf: 'center',
  padding: `${space[2]} ${space[12]}`,
  borderRadius: radius.full,
  background: color.surface.sunken,
  color: color.text.muted,
});
export const begin = css(font.small, { justifySelf: 'center', color: color.text.muted });
export const closed = css({ margin: space[12] });
