import { css } from '@emotion/react';
import { color, font, media, radius, space, touch } from '@pasar/design-tokens';

export const option = css({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  borderRadius: radius.m,
  background: color.surface.sunken,
  [media.phone]: { padding: space[12] },
});
export const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 280px) auto',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space[8],
});
export const values = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  gap: space[8],
  alignItems: 'start',
});
export const value = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px',
  alignItems: 'center',
  borderRadius: radius.s,
  border: `1.5px solid ${color.border.control}`,
  background: color.surface.card,
  '&:has(:focus-visible)': { borderColor: color.focus.ring },
  '&:has([aria-invalid="true"])': { borderColor: color.danger.solid },
});
export const withImage = css({ gridTemplateColumns: '44px minmax(0, 1fr) 44px' });
export const input = css(font.small, {
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: touch.min,
  paddingInline: space[12],
  border: 0,
  background: 'none',
  color: color.text.default,
  outline: '2px solid transparent',
  '&::placeholder': { color: color.text.subtle, opacity: 1 },
});
export const more = css(value, { borderStyle: 'dashed' });
export const error = css(font.caption, { color: color.danger.text, fontWeight: 600 });
