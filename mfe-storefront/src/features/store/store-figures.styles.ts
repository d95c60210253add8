import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

/** On a phone the figures take two lines: a strip that scrolls would hide some from those who use keys. */
export const row = css({ display: 'flex', flexWrap: 'wrap' });

/** The figure is above its name visually; screen readers read the name first. */
export const figure = css({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space[2],
  minWidth: 104,
  padding: `${space[12]} ${space[16]}`,
  textAlign: 'center',
  borderTop: `1px solid ${color.border.default}`,
  '& + &': { borderInlineStart: `1px solid ${color.border.default}` },
});

export const name = css(font.caption, { color: color.text.muted });
export const value = css(font.bodyStrong, { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const note = css(font.caption, { marginInlineStart: 6, color: color.text.muted });
