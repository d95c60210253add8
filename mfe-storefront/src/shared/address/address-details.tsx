import type { AddressEntry } from '@pasar/contract';
import { Badge } from '@pasar/ui';
import type { ReactNode } from 'react';
import * as style from './address-details.styles.ts';
import { groupPhone } from './group-phone.ts';

interface AddressWordsProps {
  entry: AddressEntry;
  /** After the label, e.g. that it is the default. */
  mark?: ReactNode;
}

/** Who receives a parcel, and where. */
export const AddressDetails = ({ entry, mark }: AddressWordsProps) => (
  <div css={style.text} translate="no">
    <p css={style.receiver}>
      <span>{entry.receiver_name}</span>
      <Badge tone="brand">{entry.label}</Badge>
      {mark}
    </p>
    <p>{groupPhone(entry.phone)}</p>
    <p lang="id">
      {entry.address}, {entry.area}, {entry.sub_district}, {entry.city}, {entry.province} {entry.zipcode}
    </p>
  </div>
);
