import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const title = css(font.title3);
export const text = css(font.body, { color: color.text.muted, maxInlineSize: '68ch' });
export const list = css({ display: 'grid', gap: space[4], paddingInlineStart: space[20], listStyle: 'disc' });
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  '&:empty': { display: 'none' },
  [media.phone]: { '& > button': { flex: 1 } },
});
