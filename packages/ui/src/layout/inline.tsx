import type { Space } from '@pasar/design-tokens';
import type { ElementType } from 'react';
import type { PolymorphicProps } from '../polymorphic-props.ts';
import { type Alignment, inlineStyle, type Justification } from './stack.styles.ts';

type Own = {
  /** Distance between the children in px, 8 by default. */
  gap?: Space;
  align?: Alignment;
  justify?: Justification;
  /** Children wrap to the next line by default. */
  wrap?: boolean;
};

export type InlineProps<Tag extends ElementType = 'div'> = PolymorphicProps<Tag, Own>;

/** Children beside each other at an even distance. */
export const Inline = <Tag extends ElementType = 'div'>({
  gap = 8,
  align = 'center',
  justify = 'start',
  wrap = true,
  as,
  ...rest
}: InlineProps<Tag>) => {
  const Element: ElementType = as ?? 'div';
  return <Element css={inlineStyle(gap, align, justify, wrap)} {...rest} />;
};
