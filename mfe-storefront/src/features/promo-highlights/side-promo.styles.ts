import { css } from '@emotion/react';
import { color, duration, easing, font, media, space } from '@pasar/design-tokens';
import { art, clipped } from './campaign.styles.ts';

export const tile = css(clipped, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minHeight: 168,
  padding: space[24],
  '&:has(a:focus-visible)': { outline: `3px solid ${color.focus.ring}`, outlineOffset: 2 },
  [media.phone]: { minHeight: 176, padding: space[16], borderRadius: 20 },
});

export const image = css(art, {
  insetInlineEnd: -6,
  insetBlockEnd: -14,
  width: 'min(196px, 52%)',
  transition: `translate ${duration.base} ${easing.out}`,
  [media.hover]: { 'article:hover > &': { translate: '0 -4px' } },
  [media.phone]: { width: 'min(128px, 33vw)', insetInlineEnd: -16, insetBlockEnd: -10 },
  [media.reducedMotion]: { transition: 'none' },
});

export const title = css(font.title3, {
  maxWidth: 184,
  fontSize: '1.25rem',
  fontWeight: 800,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  [media.phone]: { fontSize: '1.0625rem', lineHeight: 1.24 },
});

/** Covers the full tile. */
export const link = css({
  color: 'inherit',
  textDecoration: 'none',
  '&:focus-visible': { outline: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
});

export const text = css(font.small, {
  position: 'relative',
  maxWidth: 'min(172px, 56%)',
  marginTop: 6,
  fontSize: '0.8125rem',
  fontWeight: 500,
  [media.phone]: { display: 'none' },
});

export const action = css(font.smallStrong, {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  marginTop: 'auto',
  paddingTop: space[8],
  fontSize: '0.8125rem',
  fontWeight: 700,
});
