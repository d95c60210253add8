import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[16],
  alignItems: 'center',
});
export const title = css(font.title3);
export const now = css(font.small, { color: color.text.muted, overflowWrap: 'anywhere' });

/** As wide as a line can be read. */
export const form = css({ maxInlineSize: 480 });
export const save = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  [media.phone]: { '& > button': { flex: 1 } },
});
