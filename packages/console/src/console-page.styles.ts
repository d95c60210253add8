import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

/** What every page of the console shares. */
export const mainStyle = css({
  outline: 'none',
  paddingBlock: space[32],
  [media.phone]: { paddingBlock: space[20] },
});
export const titleStyle = css(font.title1);
export const leadStyle = css(font.body, { color: color.text.muted });
/** The place of a list that is being loaded. */
export const boneStyle = css({ minHeight: '160px' });
