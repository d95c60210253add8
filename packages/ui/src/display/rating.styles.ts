import { css } from '@emotion/react';
import { color, font } from '@pasar/design-tokens';

export const ratingStyle = css(font.caption, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const ratingValueStyle = css({ fontWeight: 700, color: color.text.default });

export const starStyle = css({ flex: 'none', fill: color.rating.star });
export const emptyStarStyle = css({ flex: 'none', fill: color.progress.track });
export const starsStyle = css({ display: 'inline-flex', gap: 2 });
