import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const head = css(font.caption, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[12]} ${space[20]}`,
  borderBlockEnd: `1px solid ${color.border.default}`,
  color: color.text.muted,
  [media.phone]: { paddingInline: space[16] },
});
export const pending = css(font.small, {
  display: 'grid',
  gap: space[12],
  padding: space[20],
  color: color.text.muted,
  '& > ul': { display: 'grid', gap: space[12], color: color.text.default },
  [media.phone]: { padding: space[16] },
});
