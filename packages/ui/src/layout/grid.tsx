import type { Space } from '@pasar/design-tokens';
import type { ElementType } from 'react';
import type { PolymorphicProps } from '../polymorphic-props.ts';
import { gridStyle } from './grid.styles.ts';

type Own = {
  /** Columns on phones and on desktops; 2 and 6 by default, as product cards want. */
  columns?: { phone: number; desktop: number };
  /** Distance in px; 8 on phones and 16 on desktops by default. */
  gap?: Space;
};

export type GridProps<Tag extends ElementType = 'div'> = PolymorphicProps<Tag, Own>;

const cardColumns = { phone: 2, desktop: 6 };

/** Equal columns; their number changes at 922 px without the help of scripts. */
export const Grid = <Tag extends ElementType = 'div'>({
  columns = cardColumns,
  gap,
  as,
  ...rest
}: GridProps<Tag>) => {
  const Element: ElementType = as ?? 'div';
  return <Element css={gridStyle(columns.phone, columns.desktop, gap)} {...rest} />;
};
