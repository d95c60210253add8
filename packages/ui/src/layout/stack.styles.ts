import { css } from '@emotion/react';
import { type Space, space } from '@pasar/design-tokens';

export type Alignment = 'start' | 'center' | 'end' | 'stretch' | 'baseline';
export type Justification = 'start' | 'center' | 'end' | 'between';

const alignItems: Record<Alignment, string> = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  stretch: 'stretch',
  baseline: 'baseline',
};

const justifyContent: Record<Justification, string> = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
};

export const stackStyle = (gap: Space, align: Alignment) =>
  css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: alignItems[align],
    gap: space[gap],
    minWidth: 0,
  });

export const inlineStyle = (gap: Space, align: Alignment, justify: Justification, wrap: boolean) =>
  css({
    display: 'flex',
    flexWrap: wrap ? 'wrap' : 'nowrap',
    alignItems: alignItems[align],
    justifyContent: justifyContent[justify],
    gap: space[gap],
    minWidth: 0,
  });
