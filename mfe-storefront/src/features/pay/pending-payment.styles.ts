import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const deadline = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});
export const heading = css(font.title3);
export const form = css({ display: 'grid', gap: space[16] });
export const label = css(font.small, { color: color.text.muted });
export const time = css(font.smallStrong, { fontWeight: 700 });

export const watching = css(font.small, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  color: color.text.muted,
  // Beside its sign also where it takes two lines.
  textAlign: 'start',
});
