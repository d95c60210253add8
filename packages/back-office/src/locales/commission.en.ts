import type * as indonesian from './commission.id.ts';

export const commission: typeof indonesian.commission = {
  button: 'Change commission',
  yes: 'Request approval',
  rate: 'Commission',
  day: 'Applies from',
};
