import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const list = css({ display: 'grid' });
export const item = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `${space[4]} ${space[16]}`,
  alignItems: 'start',
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${color.border.default}`,
  '&:first-of-type': { borderBlockStart: 0 },
});
export const name = css(font.smallStrong, { gridColumn: '1 / -1', overflowWrap: 'anywhere' });
export const label = css(font.caption, { color: color.text.muted });
