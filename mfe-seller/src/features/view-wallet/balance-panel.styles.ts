import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const panel = css({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  padding: space[32],
  borderRadius: radius.xl,
  background: color.surface.kilat,
  color: color.text.onHeader,
  [media.phone]: { padding: space[20], '& > button': { flex: '1 0 100%' } },
});
export const petals = css({
  position: 'absolute',
  zIndex: -1,
  insetInlineEnd: -90,
  insetBlockStart: -70,
});
export const words = css({ display: 'grid', gap: space[4] });
export const label = css(font.smallStrong, { color: color.text.onHeaderMuted });
export const amount = css({ '& span': { color: color.text.onHeader } });
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
