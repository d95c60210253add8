import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const pageStyle = css({
  maxInlineSize: 880,
  marginInline: 'auto',
  paddingBlock: space[40],
  [media.phone]: { paddingBlock: space[24] },
});
export const titleStyle = css(font.title1);
export const leadStyle = css(font.body, { color: color.text.muted, maxInlineSize: '60ch' });
export const cardTitleStyle = css(font.bodyStrong);
export const cardTextStyle = css(font.small, { color: color.text.muted, marginTop: space[4] });
