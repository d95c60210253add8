import { css } from '@emotion/react';
import { color, radius, space } from '@pasar/design-tokens';

export const list = css({ display: 'grid', gap: space[12] });

export const option = css({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  borderRadius: radius.m,
  border: `1.5px solid ${color.border.strong}`,
});
export const chosen = css({ borderColor: color.brand.text, background: color.surface.brandSoft });

export const deeds = css({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
