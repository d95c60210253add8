import { css } from '@emotion/react';
import { color, font, radius, space } from '@pasar/design-tokens';

export const list = css({ display: 'grid', gap: space[12] });

export const option = css({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  borderRadius: radius.m,
  border: `1.5px solid ${color.border.strong}`,
});
export const selected = css({
  borderColor: color.brand.text,
  boxShadow: `inset 0 0 0 0.5px ${color.brand.text}`,
});
export const inUse = css(font.smallStrong, {
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  color: color.brand.text,
});
export const manage = css({ alignSelf: 'center' });

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
