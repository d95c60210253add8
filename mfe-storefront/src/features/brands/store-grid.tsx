import type { ListedStore } from '@pasar/contract';
import { Grid } from '@pasar/ui';
import { StoreCard, type StoreCardProps } from '../../shared/store-card/index.ts';
import * as style from './store-grid.styles.ts';

interface StoreGridProps extends Pick<StoreCardProps, 'headingLevel' | 'tellsKind'> {
  stores: readonly ListedStore[];
  /** How many of the first are in sight when the page opens. */
  priority?: number;
}

/** On no screen are fewer seen at first. */
const inSight = 3;

const columns = { phone: 1, desktop: 3 };

/** Stores beside each other, as a list of so many. */
export const StoreGrid = ({ stores, priority = 0, ...card }: StoreGridProps) => (
  <Grid as="ul" columns={columns} css={style.wideHand}>
    {stores.map((store, index) => (
      <li key={store.id} {...(index >= inSight && { 'data-later': 'card' })}>
        <StoreCard store={store} priority={index < priority} {...card} />
      </li>
    ))}
  </Grid>
);
