import { Container, Grid, Skeleton } from '@pasar/ui';
import { filters, heading, listingColumns, results } from '../features/listing/listing-view.styles.ts';
import * as style from './listing-page.styles.ts';

const cards = Array.from({ length: 12 }, (_, index) => index);
const columns = { phone: 2, desktop: 4 };

export const ListingSkeleton = () => (
  <Container css={style.page}>
    <div css={listingColumns}>
      <div css={heading}>
        <Skeleton shape="title" />
      </div>
      <div css={filters}>
        <Skeleton lines={8} />
      </div>
      <Grid css={results} columns={columns}>
        {cards.map((card) => (
          <Skeleton key={card} shape="card" />
        ))}
      </Grid>
    </div>
  </Container>
);
