import { responsiveImageStyle } from './responsive-image.styles.ts';

export type ResponsiveImageProps = {
  /** Empty for images that only repeat the text beside them. */
  alt: string;
  src150?: string | undefined;
  src300?: string | undefined;
  src600?: string | undefined;
  /** Instead of the three sizes. */
  srcSet?: string | undefined;
  src?: string | undefined;
  /** Proportions, in px of the largest version; square by default. */
  width?: number;
  height?: number;
  /** How wide it is shown; two cards on phones and six on desktops by default. */
  sizes?: string;
  /** The first image in sight: loaded at once and before others. */
  priority?: boolean;
  className?: string;
};

const cardSizes = '(max-width: 922px) 50vw, 187px';

const sourcesOf = ({ src150, src300, src600, srcSet }: ResponsiveImageProps) => {
  if (srcSet) return srcSet;
  const sources = [src150 && `${src150} 150w`, src300 && `${src300} 300w`, src600 && `${src600} 600w`];
  return sources.filter(Boolean).join(', ') || undefined;
};

/** What the address of an image says about its color, as 32 digits and six more. */
const colorOf = (url: string | undefined) => {
  const [, color] = url?.match(/\/\w{32}(\w{6})\//) ?? [];
  return color && `#${color}`;
};

/** An image that reserves its place while it loads, in the size that the screen needs. */
export const ResponsiveImage = (props: ResponsiveImageProps) => {
  const {
    alt,
    src,
    src150,
    src300,
    src600,
    width = 600,
    height = 600,
    sizes = cardSizes,
    priority = false,
  } = props;
  const srcSet = sourcesOf(props);
  const shown = src ?? src300 ?? src600 ?? src150;
  return (
    <img
      css={responsiveImageStyle}
      className={props.className}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : 'auto'}
      sizes={srcSet && sizes}
      srcSet={srcSet}
      src={shown}
      data-color={colorOf(shown)}
    />
  );
};
