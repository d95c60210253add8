import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
export const title = css(font.title3);
export const lead = css(font.small, { color: color.text.muted });
export const label = css(font.smallStrong);
export const options = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: space[8],
});
export const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[24]} ${space[20]}`,
  alignItems: 'start',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const save = css({
  display: 'flex',
  justifyContent: 'flex-end',
  [media.phone]: { '& > *': { flex: 1 } },
});
