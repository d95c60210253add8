import { Container, Grid, Skeleton } from '@pasar/ui';
import { wishlistColumns } from '../features/wishlist/wishlist-columns.ts';
import * as style from './cart-page.styles.ts';

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

export const WishlistSkeleton = () => (
  <Container css={style.page}>
    <Skeleton css={style.title} shape="title" />
    <Grid columns={wishlistColumns}>
      {places.map((place) => (
        <Skeleton key={place} shape="card" />
      ))}
    </Grid>
  </Container>
);
