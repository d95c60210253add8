import type { ElementType, ReactNode } from 'react';
import type { PolymorphicProps } from '../polymorphic-props.ts';
import { type IconButtonTone, iconButtonStyle, iconButtonTones } from './icon-button.styles.ts';

type Own = {
  /** The accessible name; include the number of a badge ("Keranjang, 3 barang"). */
  label: string;
  icon: ReactNode;
  tone?: IconButtonTone;
};

export type IconButtonProps<Tag extends ElementType = 'button'> = PolymorphicProps<Tag, Own>;

/** A 44 px square with an image and a name. Pass `as` a link component to lead somewhere instead. */
export const IconButton = <Tag extends ElementType = 'button'>({
  label,
  icon,
  tone = 'plain',
  as,
  ...rest
}: IconButtonProps<Tag>) => {
  const Element: ElementType = as ?? 'button';
  return (
    <Element
      {...(as ? {} : { type: 'button' })}
      css={[iconButtonStyle, iconButtonTones[tone]]}
      aria-label={label}
      {...rest}
    >
      {icon}
    </Element>
  );
};
