import { css } from '@emotion/react';
import { color, font, layout, media, radius, space, touch } from '@pasar/design-tokens';

export const panel = css({
  position: 'relative',
  overflow: 'hidden',
  padding: space[24],
  borderRadius: radius.xl,
  background: color.surface.kilat,
  color: color.text.onHeader,
  [media.phone]: {
    // To the screen's edges; the row of cards runs past the right one.
    marginInline: `-${layout.gutterPhone}`,
    borderRadius: 0,
    padding: `${space[20]} 0 ${space[20]} ${layout.gutterPhone}`,
  },
});

export const petals = css({ position: 'absolute', insetInlineEnd: -90, insetBlockStart: -120, opacity: 0.5 });

export const head = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[20]}`,
  marginBottom: space[20],
  [media.phone]: { paddingInlineEnd: layout.gutterPhone, marginBottom: 14, columnGap: space[12] },
});

export const title = css(font.title2, {
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  fontSize: '1.625rem',
  lineHeight: 1.23,
  letterSpacing: '-0.023em',
  '& > svg': { color: color.accent.default },
  [media.phone]: { fontSize: '1.375rem', '& > svg': { width: 24, height: 24 } },
});

export const clock = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  [media.phone]: { marginInlineStart: 'auto' },
});

export const clockLabel = css(font.smallStrong, { [media.phone]: { display: 'none' } });

export const next = css(font.smallStrong, {
  marginInlineStart: 'auto',
  color: color.text.onHeaderMuted,
  [media.phone]: { marginInlineStart: 0 },
});

export const all = css(font.smallStrong, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: touch.min,
  color: color.text.onHeader,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
  [media.phone]: { marginInlineStart: 'auto' },
  // Without a session after this one, the link is alone at the end.
  'div + &': { marginInlineStart: 'auto' },
});

export const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: layout.gridGapDesktop,
  [media.phone]: {
    display: 'flex',
    gap: layout.gridGapPhone,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: layout.gutterPhone,
    padding: `2px ${layout.gutterPhone} 2px 0`,
    '& > li': { flex: '0 0 148px', minWidth: 0, scrollSnapAlign: 'start' },
  },
});
