import { css } from '@emotion/react';
import { media, space } from '@pasar/design-tokens';

export const filters = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });
export const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px',
  gap: space[12],
  alignItems: 'end',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const sort = css({ alignSelf: 'start' });
