import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const titleStyle = css(font.title3);
export const textStyle = css(font.small, { color: color.text.muted, overflowWrap: 'anywhere' });
export const strongStyle = css(font.smallStrong, { color: color.text.default, overflowWrap: 'anywhere' });
export const noteStyle = css(font.small, {
  paddingInlineStart: space[12],
  borderInlineStart: `3px solid ${color.border.strong}`,
  color: color.text.default,
  overflowWrap: 'anywhere',
});
