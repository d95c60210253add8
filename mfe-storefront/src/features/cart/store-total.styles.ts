import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const sums = css(font.small, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[12]} ${space[16]}`,
  borderTop: `1px solid ${color.border.default}`,
  '& > dd': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});
export const saved = css({ color: color.success.text });
export const total = css(font.smallStrong);
