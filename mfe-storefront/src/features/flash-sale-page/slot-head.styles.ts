import { css } from '@emotion/react';
import { color, font, layout, media, radius, space } from '@pasar/design-tokens';

export const panel = css({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  padding: space[32],
  borderRadius: radius.xl,
  background: color.surface.kilat,
  color: color.text.onHeader,
  [media.phone]: {
    // To the screen's edges; the row of slots runs past the right one.
    marginInline: `-${layout.gutterPhone}`,
    borderRadius: 0,
    gap: space[12],
    padding: `${space[20]} 0 ${space[20]} ${layout.gutterPhone}`,
  },
});

export const petals = css({ position: 'absolute', insetInlineEnd: -90, insetBlockStart: -120, opacity: 0.5 });

export const head = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[12]} ${space[24]}`,
  [media.phone]: { paddingInlineEnd: layout.gutterPhone },
});

export const title = css(font.title1, {
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  '& > svg': { flex: 'none', color: color.accent.default },
});

export const text = css(font.small, {
  position: 'relative',
  maxWidth: 620,
  marginTop: `-${space[8]}`,
  color: color.text.onHeaderMuted,
  [media.phone]: { paddingInlineEnd: layout.gutterPhone },
});

export const clock = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[24]}`,
});

export const session = css(font.smallStrong, {
  '& > span': { color: color.text.onHeaderMuted, whiteSpace: 'nowrap' },
});

export const left = css(font.smallStrong, { display: 'flex', alignItems: 'center', gap: space[12] });
