import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const lineStyle = css(font.small, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `0 ${space[12]}`,
  minBlockSize: 48,
  paddingInline: space[12],
  borderBlockStart: `1px solid ${color.border.default}`,
  background: color.surface.brandSoft,
  textAlign: 'center',
});
