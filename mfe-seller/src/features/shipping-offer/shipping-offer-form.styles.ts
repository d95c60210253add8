import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
export const title = css(font.title3);
export const lead = css(font.small, { color: color.text.muted });
export const label = css(font.smallStrong);
export const count = css(font.small, { color: color.text.muted });
export const options = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: space[8],
});
