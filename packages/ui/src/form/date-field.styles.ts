import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const partsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr) minmax(0, 1fr)',
  gap: space[8],
});

export const partStyle = css({ display: 'grid', gap: space[4], minWidth: 0 });
export const partLabelStyle = css(font.caption, { color: color.text.muted });
