import { css } from '@emotion/react';
import { color, duration, easing, font, layout, media, radius, space, touch } from '@pasar/design-tokens';
import { snapStrip } from '../../shared/snap-strip/index.ts';
import type { Ground, PromoTone } from './promo-tones.ts';

export const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 31%',
  gap: layout.gridGapDesktop,
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: layout.gridGapPhone },
});

export const alone = css({ gridTemplateColumns: 'minmax(0, 1fr)' });

export const heroes = css({ position: 'relative', minWidth: 0 });
export const heroStrip = css(snapStrip, {
  height: '100%',
  borderRadius: radius.xl,
  [media.phone]: { borderRadius: 20 },
});

export const dots = css({
  position: 'absolute',
  insetInlineStart: space[40],
  insetBlockEnd: space[8],
  display: 'flex',
  [media.phone]: { insetInlineStart: space[12] },
});

/** A small mark in a place that a finger can hit. */
export const dot = css({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 32,
  '&::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: radius.full,
    background: 'currentColor',
    opacity: 0.36,
    transition: `width ${duration.base} ${easing.out}`,
  },
  '&[aria-current]': { width: 40 },
  '&[aria-current]::before': { width: 26, opacity: 1 },
  [media.reducedMotion]: { '&::before': { transition: 'none' } },
});

export const ink = ({ ink: text }: Ground) => css({ color: text });

export const ground = ({ background, ink }: Ground) => css({ background, color: ink });
export const inkOf = ({ accent }: PromoTone) => css({ color: accent });

const clipped = css({ position: 'relative', overflow: 'hidden', borderRadius: radius.xl });
const art = css({ position: 'absolute', background: 'none', objectFit: 'contain', pointerEvents: 'none' });

export const hero = css(clipped, {
  height: '100%',
  display: 'flex',
  alignItems: 'center',
  minHeight: 352,
  padding: `${space[40]} ${space[48]}`,
  [media.phone]: {
    alignItems: 'flex-start',
    minHeight: 420,
    // The art stands below the words, however long they are.
    padding: `${space[24]} ${space[20]} 172px`,
    borderRadius: 20,
  },
  '@media (min-width: 560px) and (max-width: 922px)': { minHeight: 320, paddingBottom: space[48] },
});

export const heroPetals = css({
  position: 'absolute',
  insetInlineEnd: -104,
  insetBlockStart: -112,
  [media.phone]: {
    width: 430,
    height: 430,
    insetInlineEnd: -130,
    insetBlockStart: 'auto',
    insetBlockEnd: -120,
  },
});

export const heroArt = css(art, {
  insetInlineEnd: 12,
  insetBlockEnd: -10,
  width: 'min(412px, 52%)',
  [media.phone]: { width: 'min(292px, 66vw)', insetInlineEnd: -14, insetBlockEnd: -10 },
});

export const heroWords = css({
  position: 'relative',
  maxWidth: 'min(390px, 54%)',
  [media.phone]: { maxWidth: 290 },
});

export const tag = css(font.label, {
  display: 'inline-flex',
  padding: '5px 10px',
  borderRadius: radius.s,
});

export const heroTitle = css(font.display, {
  margin: `${space[12]} 0 10px`,
  fontSize: 'clamp(2rem, 3.3vw, 2.625rem)',
  lineHeight: 1.1,
  letterSpacing: '-0.028em',
  textWrap: 'balance',
  [media.phone]: { fontSize: '1.875rem', lineHeight: 1.14 },
});

export const heroText = css(font.body, {
  maxWidth: 340,
  fontWeight: 500,
  textWrap: 'pretty',
  [media.phone]: { maxWidth: 262, fontSize: '0.9375rem' },
});

export const heroAction = css(font.control, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: touch.control,
  marginTop: 22,
  paddingInline: space[20],
  borderRadius: radius.m,
  textDecoration: 'none',
  [media.phone]: { marginTop: space[16] },
});

export const side = css({
  display: 'grid',
  gap: layout.gridGapDesktop,
  '& > li': { display: 'grid' },
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: layout.gridGapPhone },
});

export const tile = css(clipped, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minHeight: 168,
  padding: space[24],
  '&:has(a:focus-visible)': { outline: `3px solid ${color.focus.ring}`, outlineOffset: 2 },
  [media.phone]: { minHeight: 176, padding: space[16], borderRadius: 20 },
});

export const tileArt = css(art, {
  insetInlineEnd: -6,
  insetBlockEnd: -14,
  width: 'min(196px, 52%)',
  transition: `translate ${duration.base} ${easing.out}`,
  [media.hover]: { 'article:hover > &': { translate: '0 -4px' } },
  [media.phone]: { width: 'min(128px, 33vw)', insetInlineEnd: -16, insetBlockEnd: -10 },
  [media.reducedMotion]: { transition: 'none' },
});

export const tileTitle = css(font.title3, {
  maxWidth: 184,
  fontSize: '1.25rem',
  fontWeight: 800,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  [media.phone]: { fontSize: '1.0625rem', lineHeight: 1.24 },
});

/** Laid over the whole tile. */
export const tileLink = css({
  color: 'inherit',
  textDecoration: 'none',
  '&:focus-visible': { outline: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
});

export const tileText = css(font.small, {
  position: 'relative',
  maxWidth: 'min(172px, 56%)',
  marginTop: 6,
  fontSize: '0.8125rem',
  fontWeight: 500,
  [media.phone]: { display: 'none' },
});

export const tileAction = css(font.smallStrong, {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  marginTop: 'auto',
  fontSize: '0.8125rem',
  fontWeight: 700,
});
