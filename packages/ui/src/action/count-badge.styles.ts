import { css } from '@emotion/react';
import { color, font, radius } from '@pasar/design-tokens';

export const countBadgeStyle = css(font.label, {
  position: 'absolute',
  top: 2,
  insetInlineStart: '52%',
  minWidth: 18,
  paddingInline: 5,
  borderRadius: radius.full,
  background: color.accent.default,
  color: color.text.onAccent,
  fontSize: '0.6875rem',
  fontWeight: 800,
  lineHeight: '1.125rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  // Painted, not text: the accessible name already contains the number.
  '&::before': { content: 'attr(data-badge)' },
});
