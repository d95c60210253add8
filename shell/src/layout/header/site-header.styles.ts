import { css } from '@emotion/react';
import { color, media, space, touch, zIndex } from '@pasar/design-tokens';
import { inWorkspace } from '../layout.styles.ts';

export const headerStyle = css({
  position: 'relative',
  zIndex: zIndex.header,
  background: color.surface.header,
  color: color.text.onHeader,
  [media.print]: { display: 'none' },
});

/** One row on a desktop; on a phone the search box takes its own row below. */
export const rowStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minHeight: 80,
  paddingBlock: space[12],
  [media.phone]: { flexWrap: 'wrap', gap: 0, minHeight: 0, paddingBlock: `${space[4]} ${space[12]}` },
  [media.desktop]: {
    [inWorkspace]: { maxWidth: 1680, minHeight: 64, padding: `${space[4]} ${space[24]}` },
  },
});

export const logoStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touch.min,
  [media.phone]: {
    marginInlineEnd: 'auto',
    minHeight: touch.control,
    '& > svg': { height: 30, width: 'auto' },
  },
});

const thereInWorkspace = { [inWorkspace]: { display: 'block' } } as const;

/** On a desktop the strip above has it, except in a workspace, which has no strip. */
export const onlyPhoneStyle = css({ [media.desktop]: { display: 'none', ...thereInWorkspace } });

/**
 * With bell, cart and account beside it there is no space on the narrowest phones; the footer has the languages, too. A
 * workspace has neither cart nor footer.
 */
export const roomyStyle = css({ '@media (max-width: 389px)': { display: 'none', ...thereInWorkspace } });
