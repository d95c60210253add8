import type { Space } from '@pasar/design-tokens';
import type { ElementType } from 'react';
import type { PolymorphicProps } from '../polymorphic-props.ts';
import { type Alignment, stackStyle } from './stack.styles.ts';

type Own = {
  /** Distance between the children in px, 16 by default. */
  gap?: Space;
  align?: Alignment;
};

export type StackProps<Tag extends ElementType = 'div'> = PolymorphicProps<Tag, Own>;

/** Children below each other at an even distance. */
export const Stack = <Tag extends ElementType = 'div'>({
  gap = 16,
  align = 'stretch',
  as,
  ...rest
}: StackProps<Tag>) => {
  const Element: ElementType = as ?? 'div';
  return <Element css={stackStyle(gap, align)} {...rest} />;
};
