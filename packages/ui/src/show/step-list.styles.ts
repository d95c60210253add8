import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export type StepState = 'done' | 'current' | 'ahead';

export const stepsStyle = css({
  display: 'flex',
  gap: space[8],
  '& > li': { flex: '1 1 0', minWidth: 0 },
  [media.phone]: { overflowX: 'auto', scrollbarWidth: 'none', padding: 2, '& > li': { flex: '0 0 auto' } },
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
  [media.phone]: { minHeight: 60, padding: '10px 14px 10px 10px' },
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

export const stepWordsStyle = css({ display: 'grid', minWidth: 0 });
export const stepLabelStyle = css(font.smallStrong, { fontWeight: 700 });
export const stepNoteStyle = css(font.caption, {
  color: color.text.muted,
  [media.phone]: { '[data-state="ahead"] &': { display: 'none' } },
});
