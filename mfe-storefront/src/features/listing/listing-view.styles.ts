import { css } from '@emotion/react';
import { color, media, space, zIndex } from '@pasar/design-tokens';

/** Filters beside the list; on a phone everything is one column. */
export const listingColumns = css({
  display: 'grid',
  gridTemplateColumns: '264px minmax(0, 1fr) auto',
  gap: `${space[16]} ${space[24]}`,
  alignItems: 'start',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] },
});

export const heading = css({
  gridColumn: '1 / 3',
  minWidth: 0,
  alignSelf: 'center',
  [media.phone]: { gridColumn: '1' },
});
export const wide = css({ gridColumn: '1 / -1', minWidth: 0 });
export const filters = css({ gridColumn: '1', [media.phone]: { display: 'contents' } });

/** On a phone the filters stay within reach while the list is read. */
export const tools = css({
  gridColumn: '3',
  gridRow: '1',
  alignSelf: 'center',
  [media.phone]: {
    gridColumn: '1',
    gridRow: 'auto',
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: zIndex.sticky,
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    marginInline: `-${space[16]}`,
    padding: `${space[8]} ${space[16]}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    background: color.surface.canvas,
  },
});

/** A short list stays in sight beside the long column of filters. */
export const results = css({
  gridColumn: '2 / -1',
  display: 'grid',
  gap: space[16],
  minWidth: 0,
  [media.desktop]: { position: 'sticky', insetBlockStart: space[16] },
  [media.phone]: { gridColumn: '1' },
});

/** A row that scrolls sideways on a phone runs from edge to edge of the screen. */
export const edgeToEdge = css({
  [media.phone]: { marginInline: `-${space[16]}`, paddingInline: space[16] },
});
