import { css } from '@emotion/react';
import { color, font } from '@pasar/design-tokens';

export const changed = css(font.caption, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  color: color.warning.text,
  fontWeight: 600,
  '& > svg': { flex: 'none' },
});
