import { Container, Grid, Skeleton } from '@pasar/ui';
import * as style from './brands-page.styles.ts';

const cards = Array.from({ length: 6 }, (_, index) => index);
const columns = { phone: 1, desktop: 3 };

export const BrandsSkeleton = () => (
  <Container css={style.page}>
    <Skeleton shape="title" />
    <Skeleton shape="control" />
    <Grid columns={columns}>
      {cards.map((card) => (
        <Skeleton key={card} shape="block" />
      ))}
    </Grid>
  </Container>
);
