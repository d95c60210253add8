import { Container, Grid, Skeleton } from '@pasar/ui';
import * as style from './address-book-page.styles.ts';

export const AddressBookSkeleton = () => (
  <Container css={style.page}>
    <Skeleton shape="title" />
    <Grid columns={{ phone: 1, desktop: 2 }}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Grid>
  </Container>
);
