import { css, keyframes } from '@emotion/react';
import { duration, easing, font, media, palette, radius, space } from '@pasar/design-tokens';

const appear = keyframes({ from: { opacity: 0 } });

/** Images are on the same dark background in both themes. */
export const dialog = css({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: palette.malam[0],
  color: palette.putih,
  '&[open]': {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    animation: `${appear} ${duration.base} ${easing.out}`,
  },
  [media.reducedMotion]: { '&[open]': { animation: 'none' } },
});

/** The page behind does not scroll meanwhile. */
export const stillPage = css({ html: { overflow: 'hidden' } });

export const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[8]} ${space[8]} ${space[8]} ${space[16]}`,
});
export const counter = css(font.smallStrong, { flex: 1, fontVariantNumeric: 'tabular-nums' });

export const viewport = css({
  position: 'relative',
  minHeight: 0,
  overflow: 'hidden',
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  cursor: 'zoom-in',
});
export const grabbed = css({ cursor: 'grab', '&:active': { cursor: 'grabbing' } });

export const moved = css({ position: 'absolute', inset: 0, willChange: 'transform' });

export const image = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
});

export const step = css({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 22px)',
  '&[aria-disabled=true]': { opacity: 0.35, cursor: 'default' },
});
export const back = css({ insetInlineStart: space[12] });
export const on = css({ insetInlineEnd: space[12] });

export const thumbs = css({
  display: 'flex',
  gap: space[8],
  padding: `${space[12]} ${space[16]} calc(${space[12]} + env(safe-area-inset-bottom))`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Few are centered, many begin at the left: with "center" the first ones could not be reached.
  '&::before, &::after': { content: '""', margin: 'auto' },
});

export const thumb = css({
  display: 'block',
  flex: 'none',
  width: 56,
  height: 56,
  padding: 0,
  overflow: 'hidden',
  borderRadius: radius.s,
  border: '2px solid transparent',
  opacity: 0.6,
  cursor: 'pointer',
  '& img': { height: '100%' },
});
export const current = css({ borderColor: palette.kunyit[400], opacity: 1 });
