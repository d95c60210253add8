import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const pending = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[12]} ${space[16]}`,
  alignItems: 'center',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const action = css({
  display: 'flex',
  justifyContent: 'flex-end',
  [media.phone]: { '& > *': { flex: 1 } },
});
export const facts = css(font.caption, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[12]}`,
  color: color.text.muted,
});
export const code = css({
  paddingBlock: space[4],
  color: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
export const text = css(font.body, { overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const reply = css({
  display: 'grid',
  gap: space[4],
  padding: space[12],
  borderRadius: `${radius.xs} ${radius.l} ${radius.l} ${radius.l}`,
  background: color.surface.sunken,
});
export const replyFrom = css(font.caption, { color: color.text.muted });
export const replyStore = css({
  color: color.text.default,
  fontWeight: 700,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
