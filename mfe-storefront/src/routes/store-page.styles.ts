import { css } from '@emotion/react';
import { font, layout, media, space } from '@pasar/design-tokens';

export const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[32],
  paddingBlock: `${space[12]} ${space[64]}`,
  '& > nav': { marginBottom: `calc(${space[12]} - ${space[32]})` },
  [media.phone]: {
    gap: space[24],
    paddingBottom: space[40],
    '& > nav': { marginBottom: `calc(${space[4]} - ${space[24]})` },
  },
});

/** Three voucher cards beside each other; one of a few fills its line on phones. */
export const vouchers = css({
  minWidth: 0,
  '& h2': font.title2,
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: layout.gridGapDesktop,
  },
  '@media (max-width: 1199px)': { '& ul': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '@media (max-width: 739px)': { '& ul': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const products = css({ minWidth: 0, scrollMarginTop: space[16] });

/** Search and product lists on one line, one below the other on phones. */
export const ways = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[12]} ${space[16]}`,
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
