import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const titleStyle = css(font.title3);
export const noteStyle = css(font.small, { color: color.text.muted });
export const dayStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 150px 150px',
  alignItems: 'end',
  gap: space[12],
  [media.phone]: { gridTemplateColumns: '1fr 1fr', '& > :first-of-type': { gridColumn: '1 / -1' } },
});
export const templateStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[8],
});
