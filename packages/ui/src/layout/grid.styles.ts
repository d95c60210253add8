import { css } from '@emotion/react';
import { layout, media, type Space, space } from '@pasar/design-tokens';

const columnsOf = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const gridStyle = (phone: number, desktop: number, gap: Space | undefined) =>
  css({
    display: 'grid',
    gridTemplateColumns: columnsOf(desktop),
    gap: gap === undefined ? layout.gridGapDesktop : space[gap],
    [media.phone]: {
      gridTemplateColumns: columnsOf(phone),
      gap: gap === undefined ? layout.gridGapPhone : space[gap],
    },
  });
