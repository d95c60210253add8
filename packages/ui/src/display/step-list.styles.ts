import { css } from '@emotion/react';
import { color, font, media, radius, space, touch } from '@pasar/design-tokens';

export type StepState = 'done' | 'current' | 'ahead';

export const stepsStyle = css({
  display: 'flex',
  gap: space[8],
  '& > li': { flex: '1 1 0', minWidth: 0 },
  // Phones show every number but only the name of the current step.
  [media.phone]: { gap: space[4], '& > li': { flex: 'none' }, '& > [aria-current]': { flex: '1 1 0' } },
});

export const stepStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: 68,
  padding: `14px ${space[16]}`,
  borderRadius: radius.m,
  background: color.surface.card,
  color: color.text.default,
  boxShadow: `0 0 0 1px ${color.border.default}`,
  [media.phone]: { gap: space[8], minHeight: touch.control, padding: 6 },
});

export const currentStepStyle = css({ boxShadow: `0 0 0 2px ${color.brand.text}` });

export const numberStyle = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '12px 12px 12px 3px',
  fontWeight: 800,
});

export const numberStates: Record<StepState, ReturnType<typeof css>> = {
  done: css({ background: color.success.soft, color: color.success.text }),
  current: css({ background: color.brand.default, color: color.text.onBrand }),
  ahead: css({ background: color.surface.sunken, color: color.text.muted }),
};

export const stepContentStyle = css({
  display: 'grid',
  minWidth: 0,
  [media.phone]: {
    'li:not([aria-current]) &': {
      position: 'absolute',
      width: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const stepLabelStyle = css(font.smallStrong, oneLine, { fontWeight: 700 });
export const stepNoteStyle = css(font.caption, oneLine, { color: color.text.muted });
