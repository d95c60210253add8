import { lazyComponent } from '@pasar/slice-kit';
import type { AddressPickerSheetProps } from './address-picker-sheet.tsx';

const Sheet = lazyComponent(() =>
  import(/* webpackChunkName: "address-form" */ './address-picker-sheet.tsx').then(
    (m) => m.AddressPickerSheet,
  ),
);

/** A selection from the address book, loaded when it is opened. */
export const AddressPicker = (props: AddressPickerSheetProps) => (
  <Sheet {...props} onMissing={props.onClose} />
);
