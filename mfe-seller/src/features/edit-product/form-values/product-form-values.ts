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

/** What a variant, or a product without variants, is sold as. Numbers are plain digits, or nothing. */
export interface CellInput {
  id: number | null;
  price: string;
  before: string;
  stock: string;
  /** The number that was there when the form was read. */
  seen: number | null;
  sku: string;
  weight: string;
  active: boolean;
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
export interface ProductFormValues {
  name: string;
  category: { id: number; path: string[] } | null;
  brand: { id: number; name: string } | null;
  description: string;
  condition: 'new' | 'used';
  pictures: ImageInput[];
  video_url: string;
  /** Without options. */
  single: CellInput;
  /** Of the full product family, with options. */
  sku: string;
  weight_gram: string;
  length_cm: string;
  width_cm: string;
  height_cm: string;
  min_order: string;
  max_order: string;
  is_preorder: boolean;
  preorder_days: string;
  must_insurance: boolean;
  free_shipping: boolean;
  status: 'PUBLISH' | 'HIDDEN';
  attributes: AttributeInput[];
  options: OptionInput[];
  /** By the keys of the option values, `v1|v5`; also those of removed combinations, should they come back. */
  cells: Record<string, CellInput>;
  seo_title: string;
  seo_description: string;
}

export const blankCell: CellInput = {
  id: null,
  price: '',
  before: '',
  stock: '',
  seen: null,
  sku: '',
  weight: '',
  active: true,
};

/** The form of a product that is not there yet. */
export const blankFormValues: ProductFormValues = {
  name: '',
  category: null,
  brand: null,
  description: '',
  condition: 'new',
  pictures: [],
  video_url: '',
  single: blankCell,
  sku: '',
  weight_gram: '',
  length_cm: '',
  width_cm: '',
  height_cm: '',
  min_order: '1',
  max_order: '',
  is_preorder: false,
  preorder_days: '',
  must_insurance: false,
  free_shipping: false,
  status: 'PUBLISH',
  attributes: [],
  options: [],
  cells: {},
  seo_title: '',
  seo_description: '',
};
