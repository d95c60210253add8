import type { ElementType } from 'react';
import type { PolymorphicProps } from '../polymorphic-props.ts';
import { containerStyle } from './container.styles.ts';

/** The page's width: 1200 px of content between the gutters. */
export const Container = <Tag extends ElementType = 'div'>({
  as,
  ...rest
}: PolymorphicProps<Tag, object>) => {
  const Element: ElementType = as ?? 'div';
  return <Element css={containerStyle} {...rest} />;
};
