import { Container, Skeleton } from '@pasar/ui';
import * as style from './product-page.styles.ts';

export const ProductSkeleton = () => (
  <Container css={style.page}>
    <div css={style.columns}>
      <div css={style.images}>
        <Skeleton shape="picture" />
      </div>
      <div css={style.selection}>
        <Skeleton shape="title" />
        <Skeleton lines={2} />
        <Skeleton shape="control" />
      </div>
      <div css={style.buy}>
        <Skeleton shape="block" />
      </div>
      <div css={style.seller}>
        <Skeleton shape="block" />
      </div>
      <div css={style.details}>
        <Skeleton lines={6} />
      </div>
    </div>
  </Container>
);
