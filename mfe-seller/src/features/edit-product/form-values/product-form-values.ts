import { type FormValues, getBlankValues, plainProductFields, plainVariantFields } from '@pasar/contract';

/** An image that was selected. */
export interface SelectedImage {
  /** Null while it is on its way. */
  mediaId: number | null;
  preview: string;
  /** From 0 to 1; null once it is there. */
  progress: number | null;
  /** A small copy for the draft: signed and local addresses do not outlive the page. */
  thumb?: string | undefined;
}

/** An image of the form; its place in the list is its place in the store. */
export interface ImageInput extends SelectedImage {
  key: string;
  alt: string;
}

/** What a variant, or a product without variants, is sold as. */
export interface CellInput extends FormValues<typeof plainVariantFields> {
  id: number | null;
  stock: string;
  /** The number that was there when the form was read. */
  seen: number | null;
}

export interface ValueInput {
  key: string;
  id: number | null;
  value: string;
  /** Its image; the product's page shows it when the value is selected. */
  picture?: SelectedImage | undefined;
}

export interface OptionInput {
  key: string;
  id: number | null;
  name: string;
  values: ValueInput[];
}

export interface AttributeInput {
  key: string;
  name: string;
  value: string;
}

/** All input of a seller, as it is in the fields. */
export interface ProductFormValues extends FormValues<typeof plainProductFields> {
  pictures: ImageInput[];
  /** Without options. */
  single: CellInput;
  attributes: AttributeInput[];
  options: OptionInput[];
  /** By the keys of the option values, `v1|v5`; also those of removed combinations, should they come back. */
  cells: Record<string, CellInput>;
}

export const blankCell: CellInput = {
  ...getBlankValues(plainVariantFields),
  id: null,
  stock: '',
  seen: null,
};

/** The form of a product that is not there yet. */
export const blankFormValues: ProductFormValues = {
  ...getBlankValues(plainProductFields),
  pictures: [],
  single: blankCell,
  attributes: [],
  options: [],
  cells: {},
};
