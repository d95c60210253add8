import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const banner = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[24],
  overflow: 'hidden',
  borderRadius: radius.xl,
  background: color.surface.card,
  boxShadow: `0 0 0 1px ${color.border.default}`,
  '&:has(a:focus-visible)': { outline: `3px solid ${color.focus.ring}`, outlineOffset: 2 },
});

export const title = css(font.title3, {
  flex: '1 1 0',
  minWidth: 0,
  padding: space[24],
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  [media.phone]: { padding: space[16] },
});

/** Covers the full banner. */
export const link = css({
  color: 'inherit',
  textDecoration: 'none',
  '&:focus-visible': { outline: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

export const image = css({
  flex: 'none',
  width: 'min(480px, 50%)',
  height: 160,
  objectFit: 'cover',
  [media.phone]: { height: 112 },
});
