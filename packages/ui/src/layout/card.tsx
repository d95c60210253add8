import type { ElementType } from 'react';
import type { PolymorphicProps } from '../polymorphic-props.ts';
import { type CardPadding, cardLift, cardPadding, cardStyle } from './card.styles.ts';

type Own = {
  /** `none` lets an image reach the edge; `l` is 24 px, 16 on phones. */
  padding?: CardPadding;
  /** Lifts by 2 px under the pointer: for cards that are one link. */
  lift?: boolean;
};

export type CardProps<Tag extends ElementType = 'div'> = PolymorphicProps<Tag, Own>;

/** A sheet one step above the canvas: a line, no shadow at rest. */
export const Card = <Tag extends ElementType = 'div'>({
  padding = 'l',
  lift = false,
  as,
  ...rest
}: CardProps<Tag>) => {
  const Element: ElementType = as ?? 'div';
  return <Element css={[cardStyle, cardPadding[padding], lift && cardLift]} {...rest} />;
};
