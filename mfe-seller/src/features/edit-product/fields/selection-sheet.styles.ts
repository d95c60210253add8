import { css } from '@emotion/react';
import { color, font, media, radius, space, touch } from '@pasar/design-tokens';

export const search = css({
  position: 'sticky',
  insetBlockStart: 0,
  background: color.surface.raised,
  paddingBlockEnd: space[12],
});
export const list = css({ display: 'grid', gap: 2 });
export const option = css(font.small, {
  display: 'grid',
  inlineSize: '100%',
  minBlockSize: touch.control,
  alignContent: 'center',
  padding: `${space[8]} ${space[12]}`,
  border: 0,
  borderRadius: radius.s,
  background: 'none',
  color: color.text.default,
  textAlign: 'start',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { background: color.surface.hover } },
  '&[aria-pressed="true"]': { background: color.surface.brandSoft, color: color.brand.text },
});
export const above = css(font.caption, { color: color.text.muted });
export const none = css(font.small, { color: color.text.muted, paddingBlock: space[16] });
export const field = css({ display: 'grid', gap: 6, minInlineSize: 0 });
export const label = css(font.smallStrong, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[8],
});
export const aside = css(font.small, { color: color.text.muted });
export const line = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[8] });
export const opener = css(font.input, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  inlineSize: '100%',
  minBlockSize: touch.control,
  padding: `${space[8]} 14px`,
  borderRadius: radius.m,
  border: `1.5px solid ${color.border.control}`,
  background: color.surface.card,
  color: color.text.default,
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none' },
  '&[aria-invalid="true"]': { borderColor: color.danger.solid },
  '&[data-empty="true"]': { color: color.text.subtle },
});
