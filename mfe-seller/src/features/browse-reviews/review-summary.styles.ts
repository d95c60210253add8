import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const summary = css({
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 1fr)',
  gap: space[32],
  alignItems: 'center',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] },
});
export const textBlock = css({ display: 'grid', gap: space[4], justifyItems: 'start' });
export const average = css(font.display, { letterSpacing: '-0.04em', fontVariantNumeric: 'tabular-nums' });
export const muted = css(font.small, { color: color.text.muted });
export const row = css(font.caption, {
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) 44px',
  gap: space[12],
  alignItems: 'center',
  minBlockSize: 24,
  fontVariantNumeric: 'tabular-nums',
});
export const star = css({ fontWeight: 700, whiteSpace: 'nowrap' });
export const count = css({ color: color.text.muted, textAlign: 'end' });
export const track = css({ blockSize: 8, borderRadius: 4 });
/** The star's share of all reviews, 0 to 1. */
export const share = (of: number) =>
  css({
    background: `linear-gradient(90deg, ${color.rating.star} ${(of * 100).toFixed(1)}%, ${color.progress.track} 0)`,
  });
