import { css } from '@emotion/react';
import { color, font, media } from '@pasar/design-tokens';

export const countdownStyle = css(font.smallStrong, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontWeight: 700,
});

export const figureStyle = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: 40,
  height: 36,
  paddingInline: 6,
  borderRadius: 9,
  background: color.accent.default,
  color: color.text.onAccent,
  fontSize: '1.125rem',
  fontWeight: 800,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  [media.phone]: { minWidth: 34, height: 32, fontSize: '1rem' },
});

export const colonStyle = css({
  color: color.accent.text,
  fontWeight: 800,
  '[data-surface="brand"] &': { color: color.accent.default },
});
