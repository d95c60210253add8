import { css } from '@emotion/react';
import { color, font, media, palette, space } from '@pasar/design-tokens';

export const card = css({ position: 'relative' });

/** A seller's banner is four times as wide as tall; on phones its middle. */
export const banner = css({
  aspectRatio: '4 / 1',
  '&': { height: 'auto' },
  [media.phone]: { aspectRatio: '3 / 1' },
});

export const art = css({
  position: 'relative',
  height: 136,
  overflow: 'hidden',
  [media.phone]: { height: 96 },
});

/** Art has the same colors in both themes. */
export const backgrounds = {
  kunyit: css({ background: palette.kunyit[200] }),
  pandan: css({ background: palette.pandan[900] }),
  nila: css({ background: palette.nila[900] }),
  manggis: css({ background: palette.manggis[900] }),
};

export const petals = css({ position: 'absolute', insetInlineEnd: -60, insetBlockStart: -190 });

export const body = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"crest words actions" "about about about" "report report report"',
  columnGap: space[16],
  rowGap: space[12],
  alignItems: 'center',
  padding: `0 ${space[24]} ${space[20]}`,
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"crest" "words" "actions" "about" "report"',
    justifyItems: 'start',
    padding: `0 ${space[16]} ${space[16]}`,
  },
});

/** The crest hangs over the art, on a rim of the card. */
export const crest = css({
  gridArea: 'crest',
  position: 'relative',
  alignSelf: 'start',
  marginTop: -36,
  boxShadow: `0 0 0 4px ${color.surface.card}`,
});

export const text = css({
  gridArea: 'words',
  minWidth: 0,
  paddingTop: space[12],
  [media.phone]: { paddingTop: 0 },
});

export const name = css(font.title1, {
  overflowWrap: 'anywhere',
  '& svg': { display: 'inline-block', verticalAlign: '-2px' },
});

export const facts = css(font.small, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[4],
  marginTop: space[4],
  color: color.text.muted,
});

export const place = css({ display: 'inline-flex', alignItems: 'center', gap: space[4] });

export const actions = css({
  gridArea: 'actions',
  display: 'flex',
  gap: space[8],
  paddingTop: space[12],
  [media.phone]: {
    justifySelf: 'stretch',
    paddingTop: 0,
    '& > :not(:first-child)': { flex: 1, minWidth: 0, paddingInline: space[8], whiteSpace: 'nowrap' },
  },
});

export const report = css({ gridArea: 'report' });

/** Its two texts take the same space. */
export const follow = css({ minWidth: 140 });

export const about = css(font.small, {
  gridArea: 'about',
  maxWidth: '80ch',
  color: color.text.muted,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
