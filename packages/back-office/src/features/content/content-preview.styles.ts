import { css } from '@emotion/react';
import { color, font, radius, space } from '@pasar/design-tokens';

export const previewStyle = css({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.m,
});
export const previewTitleStyle = css(font.title2);
export const previewLeadStyle = css(font.body, { color: color.text.muted });
