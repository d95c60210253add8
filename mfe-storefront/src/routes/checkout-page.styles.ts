import { css } from '@emotion/react';
import { color, font, layout, media, space } from '@pasar/design-tokens';

export const page = css({
  display: 'grid',
  gap: space[20],
  alignContent: 'start',
  paddingBlock: `${space[24]} ${space[64]}`,
  [media.phone]: { gap: space[16], paddingBlock: `${space[16]} ${space[40]}` },
});

export const title = css(font.title1, { '&:focus': { outline: 0 } });

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 368px',
  gap: space[24],
  alignItems: 'start',
  '@media (max-width: 1080px)': { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
    // Sheets from edge to edge: every pixel of the width is the content's.
    marginInline: `-${layout.gutterPhone}`,
    '& > div > *': { borderRadius: 0 },
  },
});

export const main = css({ display: 'grid', gap: space[12], minWidth: 0, [media.phone]: { gap: space[8] } });

export const side = css(main, {
  position: 'sticky',
  insetBlockStart: space[16],
  [media.phone]: { position: 'static' },
});

export const heading = css(font.title3);
export const payment = css({ display: 'grid', gap: space[12] });
export const methods = css({ '&:focus': { outline: 0 } });
export const covered = css(font.small, { color: color.success.text, fontWeight: 600 });

export const status = css({ '&:empty': { display: 'none' }, '&:focus': { outline: 0 } });

/** Phones have the bar instead. */
export const payHere = css({ [media.phone]: { display: 'none' } });
