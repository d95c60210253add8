import { orderEndpoints } from '@pasar/contract';
import { detailLoader } from '@pasar/dashboard';

export const orderLoader = detailLoader(({ api, signal }, code) =>
  api.call(orderEndpoints.detail, { params: { code } }, { signal }),
);
