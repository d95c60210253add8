import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const listStyle = css({ margin: 0, padding: 0, listStyle: 'none' });
export const entryStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: space[20],
  '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${color.border.default}` },
});
export const titleStyle = css(font.bodyStrong);
export const bodyStyle = css(font.body, { color: color.text.muted });
export const timeStyle = css(font.small, { color: color.text.subtle });
