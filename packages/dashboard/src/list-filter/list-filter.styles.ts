import { css } from '@emotion/react';
import { media, space } from '@pasar/design-tokens';

export const filterStyle = css({ display: 'grid', gap: space[4] });

export const lineStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[8],
  alignItems: 'end',
});

/** The text opens it, so the arrow is beside it. */
export const disclosureStyle = css({
  '& > summary': { justifyContent: 'flex-start', inlineSize: 'fit-content' },
});

export const datesStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 200px)) auto',
  justifyContent: 'start',
  gap: space[12],
  alignItems: 'end',
  paddingBlockEnd: space[8],
  [media.phone]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    justifyContent: 'stretch',
    '& > button': { gridColumn: '1 / -1' },
  },
});

export const moreStyle = css({ maxInlineSize: 412, paddingBlockEnd: space[12] });

export const actionsStyle = css({ display: 'flex', justifyContent: 'flex-start' });
