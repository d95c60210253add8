import { useState } from 'react';
import * as style from './viewer-dialog.styles.ts';
import type { ViewerImage } from './viewer-image.ts';

/** The image that the page has already, until its largest one is here; without a connection it stays. */
export const LargeImage = ({ picture: { w600, w1200, alt } }: { picture: ViewerImage }) => {
  const [lost, setLost] = useState(false);
  return (
    <>
      <img css={style.image} src={w600} alt={lost ? alt : ''} width={600} height={600} draggable={false} />
      {!lost && (
        <img
          css={style.image}
          src={w1200}
          alt={alt}
          width={1200}
          height={1200}
          decoding="async"
          draggable={false}
          onError={() => setLost(true)}
        />
      )}
    </>
  );
};
