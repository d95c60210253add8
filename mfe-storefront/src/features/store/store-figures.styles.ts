import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const row = css({
  display: 'flex',
  borderTop: `1px solid ${color.border.default}`,
  [media.phone]: { overflowX: 'auto', scrollbarWidth: 'none' },
});

/** The figure stands above its name; readers hear the name first. */
export const figure = css({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space[2],
  minWidth: 104,
  padding: `${space[12]} ${space[16]}`,
  textAlign: 'center',
  '& + &': { borderInlineStart: `1px solid ${color.border.default}` },
});

export const name = css(font.caption, { color: color.text.muted });
export const value = css(font.bodyStrong, { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const note = css(font.caption, { marginInlineStart: 6, color: color.text.muted });
