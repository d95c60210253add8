import { lazyComponent, useNavigation } from '@pasar/slice-kit';

const OtherLinks = lazyComponent(() =>
  import(/* webpackChunkName: "other-links" */ './other-links.tsx').then((m) => m.OtherLinks),
);

/** Their code loads only where other slices have links here. */
export const LazyOtherLinks = (props: { inBar?: boolean }) =>
  useNavigation('seller').length > 0 && <OtherLinks {...props} />;
