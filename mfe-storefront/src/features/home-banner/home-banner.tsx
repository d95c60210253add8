import type { HomeLayout } from '@pasar/contract';
import { LocalLink } from '@pasar/slice-kit';
import { ResponsiveImage } from '@pasar/ui';
import * as style from './home-banner.styles.ts';

/** What the market advertises across the page; the full banner is a link. */
export const HomeBanner = ({ banner }: { banner: NonNullable<HomeLayout['banner']> }) => (
  <section css={style.banner}>
    <h2 css={style.title}>
      <LocalLink to={banner.target_url} css={style.link}>
        {banner.title}
      </LocalLink>
    </h2>
    <ResponsiveImage css={style.image} alt="" src={banner.image} width={600} height={300} />
  </section>
);
