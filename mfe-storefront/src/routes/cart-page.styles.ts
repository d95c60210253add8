import { css } from '@emotion/react';
import { font, layout, media, space } from '@pasar/design-tokens';

export const page = css({
  paddingBlock: `${space[24]} ${space[64]}`,
  [media.phone]: { paddingBlock: `${space[16]} ${space[40]}` },
});

export const title = css(font.title1, { marginBottom: space[16] });

export const unscripted = css({ marginBottom: space[16] });

export const more = css({
  marginTop: layout.sectionGapDesktop,
  [media.phone]: { marginTop: layout.sectionGapPhone },
});
