import { Container, Skeleton } from '@pasar/ui';
import * as style from './cart-page.styles.ts';

export const CartSkeleton = () => (
  <Container css={style.page}>
    <Skeleton css={style.title} shape="title" />
    <Skeleton shape="control" />
    <br />
    <Skeleton shape="block" />
    <br />
    <Skeleton shape="block" />
  </Container>
);
