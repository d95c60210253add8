import * as style from './thumbnails.styles.ts';

interface ThumbnailsProps {
  pictures: readonly { small: string; large: string; alt: string }[];
}

/** Images by users, in a row; each opens large in a new tab. */
export const Thumbnails = ({ pictures }: ThumbnailsProps) =>
  pictures.length > 0 && (
    <ul css={style.list}>
      {pictures.map(({ small, large, alt }) => (
        <li key={small}>
          <a href={large} target="_blank" rel="noreferrer">
            <img src={small} alt={alt} width={style.side} height={style.side} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
