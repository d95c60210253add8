import { css } from '@emotion/react';
import { media, space } from '@pasar/design-tokens';

export const ways = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  marginBottom: space[16],
});
export const form = css({
  display: 'flex',
  gap: space[12],
  alignItems: 'end',
  [media.phone]: { flexWrap: 'wrap' },
});
export const searchField = css({ flex: '1 1 260px', minWidth: 0 });
export const order = css({ flex: '0 1 220px', minWidth: 0, [media.phone]: { flex: '1 1 200px' } });
