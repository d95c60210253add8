import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const place = css({ scrollMarginBlock: space[16] });
export const panel = css({ display: 'grid', gap: space[12] });
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[24]}`,
});
export const line = css(font.smallStrong, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  fontWeight: 700,
  '& > svg': { flex: 'none' },
});
export const good = css({ color: color.success.text });
export const bad = css({ color: color.danger.text });
export const close = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
  marginBlock: `-${space[8]}`,
  marginInlineEnd: `-${space[8]}`,
});
export const list = css(font.small, {
  display: 'grid',
  maxBlockSize: 334,
  overflowY: 'auto',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[4]} ${space[16]}`,
    minBlockSize: 44,
    paddingBlock: space[4],
    borderBlockStart: `1px solid ${color.border.default}`,
  },
});
export const next = css(font.small, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  color: color.text.muted,
});
export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
/** Rows of buttons below each other. */
export const rows = css({ display: 'grid', gap: space[8] });
