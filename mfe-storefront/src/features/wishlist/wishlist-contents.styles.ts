import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';
import { actionBar } from '../../shared/action-bar/index.ts';

export const toolbar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: 60,
  padding: `${space[8]} ${space[16]}`,
});
export const actions = css(actionBar, { display: 'flex', alignItems: 'center', gap: space[8] });
export const selected = css(font.small, {
  marginInlineEnd: space[8],
  color: color.text.muted,
  [media.phone]: { flex: 1, margin: 0 },
});
export const hollow = css({ color: color.brand.text });
export const status = css({ '&:empty': { display: 'none' } });
