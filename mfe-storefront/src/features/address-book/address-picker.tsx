import { lazy, Suspense } from 'react';
import type { AddressPickerSheetProps } from './address-picker-sheet.tsx';

const Sheet = lazy(() =>
  import(/* webpackChunkName: "address-form" */ './address-picker-sheet.tsx').then((m) => ({
    default: m.AddressPickerSheet,
  })),
);

/** The address book as a choice, loaded when it is opened. */
export const AddressPicker = (props: AddressPickerSheetProps) => (
  <Suspense fallback={null}>
    <Sheet {...props} />
  </Suspense>
);
