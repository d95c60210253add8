import { css } from '@emotion/react';
import { layout, media, space } from '@pasar/design-tokens';

export const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: layout.sectionGapDesktop,
  paddingBlock: `${space[24]} ${space[64]}`,
  [media.phone]: { gap: layout.sectionGapPhone, paddingBlock: `${space[16]} ${space[40]}` },
});

export const opening = css({
  display: 'grid',
  gap: space[16],
  [media.phone]: { gap: space[8] },
});
