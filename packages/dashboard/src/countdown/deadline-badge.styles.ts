import { css } from '@emotion/react';
import { font, radius } from '@pasar/design-tokens';

export const deadlineStyle = css(font.caption, {
  padding: '6px 10px',
  borderRadius: radius.s,
  fontSize: '0.75rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'normal',
  '& > svg': { flex: 'none' },
});
