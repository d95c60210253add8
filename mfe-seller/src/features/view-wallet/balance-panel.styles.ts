import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const facts = css({
  flex: '1 0 100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${space[12]} ${space[40]}`,
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.border.header}`,
  [media.phone]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(124px, 1fr))',
    columnGap: space[16],
  },
});
export const fact = css(font.caption, {
  display: 'grid',
  gap: space[2],
  color: color.text.onHeaderMuted,
  '& > dd': { ...font.smallStrong, color: color.text.onHeader, fontVariantNumeric: 'tabular-nums' },
});
export const link = css({ color: color.text.onHeader });
