import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const richTextStyle = css(font.body, {
  color: color.text.muted,
  maxInlineSize: '68ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '& > * + *': { marginTop: space[12] },
  '& > * + h2': { marginTop: space[32] },
  '& > * + h3': { marginTop: space[24] },
  '& strong': { fontWeight: 700 },
});
export const sectionTitleStyle = css(font.title3, { color: color.text.default, scrollMarginTop: space[24] });
export const partTitleStyle = css(font.bodyStrong, { color: color.text.default, scrollMarginTop: space[24] });
export const listStyle = css({ paddingInlineStart: space[24], '& > li + li': { marginTop: space[4] } });
export const bulletStyle = css({ listStyle: 'disc' });
export const numberStyle = css({ listStyle: 'decimal' });
