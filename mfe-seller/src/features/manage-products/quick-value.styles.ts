import { css } from '@emotion/react';
import { color, font, media, radius, space, touch } from '@pasar/design-tokens';

export const button = css(font.smallStrong, {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: touch.min,
  paddingInline: space[8],
  marginInline: `-${space[8]}`,
  border: '1px solid transparent',
  borderRadius: radius.s,
  background: 'none',
  color: color.text.default,
  cursor: 'pointer',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { flex: 'none', color: color.text.subtle },
  [media.hover]: { '&:hover': { borderColor: color.border.strong, background: color.surface.card } },
});

/** Prices that are changed elsewhere are where a button would be. */
export const span = css(font.smallStrong, {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: touch.min,
  fontVariantNumeric: 'tabular-nums',
  [media.desktop]: { whiteSpace: 'nowrap' },
});

export const editor = css({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
});

export const line = css({ display: 'flex', alignItems: 'center', gap: 0 });

export const box = css(font.small, {
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  flex: '1 1 auto',
  minInlineSize: 0,
  blockSize: touch.min,
  paddingInline: space[8],
  borderRadius: radius.s,
  border: `1.5px solid ${color.border.control}`,
  background: color.surface.card,
  color: color.text.muted,
  '&:has(:focus-visible)': { borderColor: color.focus.ring },
  '&:has([aria-invalid="true"])': { borderColor: color.danger.solid },
});

export const input = css(font.smallStrong, {
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: 40,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text.default,
  fontVariantNumeric: 'tabular-nums',
  outline: '2px solid transparent',
});

export const error = css(font.caption, { color: color.danger.text, fontWeight: 600 });
export const note = css(font.caption, { color: color.text.muted });
export const variants = css(font.caption, { color: color.text.muted });
