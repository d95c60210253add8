import { imageStyle, previewStyle, titleStyle } from './banner-preview.styles.ts';

/** A banner as buyers see it, in one language. */
export const BannerPreview = ({ lang, title, image }: { lang: string; title: string; image: string }) => (
  <div css={previewStyle} lang={lang}>
    <p css={titleStyle}>{title}</p>
    <img src={image} alt="" css={imageStyle} loading="lazy" />
  </div>
);
