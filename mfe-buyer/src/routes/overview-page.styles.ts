import { css } from '@emotion/react';
import { space } from '@pasar/design-tokens';

/** The money is before the parcels on a phone, beside them on a desktop. */
export const columns = css({
  display: 'grid',
  gridTemplate: '"orders wallet" auto "orders news" 1fr / minmax(0, 1fr) minmax(0, 300px)',
  gap: `${space[32]} ${space[24]}`,
  alignItems: 'start',
  '@media (max-width: 1139px)': {
    gridTemplate: '"wallet" auto "orders" auto "news" auto / minmax(0, 1fr)',
  },
});
export const wallet = css({ gridArea: 'wallet' });
export const orders = css({ gridArea: 'orders' });
export const news = css({ gridArea: 'news' });
