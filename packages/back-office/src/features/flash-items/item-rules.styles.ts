import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const rulesStyle = css(font.small, { display: 'grid', gap: space[8] });
export const ruleStyle = css({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
});
export const holdsStyle = css({ color: color.success.text });
export const failsStyle = css({ color: color.danger.text });
