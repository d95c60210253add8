import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: 60,
  padding: `${space[8]} ${space[24]}`,
  borderBottom: `1px solid ${color.border.default}`,
  [media.phone]: { paddingInline: space[16] },
});

export const text = css({ flex: 1, minWidth: 0 });
export const name = css(font.smallStrong, { fontWeight: 700, overflowWrap: 'anywhere' });
export const city = css(font.caption, { color: color.text.muted });
export const gap = css({ '& + li': { borderTop: `1px solid ${color.border.default}` } });
