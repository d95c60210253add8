import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const card = css({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  columnGap: space[16],
  alignItems: 'start',
  '& > button': { marginBlock: `-${space[8]}`, marginInlineEnd: `-${space[12]}` },
});
export const pin = css({ color: color.brand.text });
export const text = css({ display: 'grid', gap: space[8], minWidth: 0 });
export const note = css(font.caption, { color: color.text.muted });
export const none = css(font.smallStrong);
export const choose = css({ justifySelf: 'start' });
