import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  gap: space[24],
  alignItems: 'start',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const fieldsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[16],
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] },
});

export const groupTitleStyle = css(font.title3);
export const groupLeadStyle = css(font.small, { color: color.text.muted });
