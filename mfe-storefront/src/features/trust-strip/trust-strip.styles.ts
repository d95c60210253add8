import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

const line = `1px solid ${color.border.default}`;

export const strip = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderRadius: radius.l,
  background: color.surface.card,
  boxShadow: `0 0 0 1px ${color.border.default}`,
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export const promise = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[16]} ${space[20]}`,
  '& + &': { borderInlineStart: line },
  [media.phone]: {
    alignItems: 'flex-start',
    gap: 10,
    padding: space[12],
    '& + &:nth-of-type(odd)': { borderInlineStart: 0 },
    '&:nth-of-type(n + 3)': { borderBlockStart: line },
  },
});

export const icon = css({ flex: 'none', color: color.brand.text });
export const title = css(font.smallStrong, { fontWeight: 700 });
export const text = css(font.caption, { color: color.text.muted });
