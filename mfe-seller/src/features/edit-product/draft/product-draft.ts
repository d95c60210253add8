import { drafts } from '@pasar/slice-kit';
import {
  blankCell,
  blankFormValues,
  type ProductFormValues,
  type SelectedImage,
} from '../form-values/product-form-values.ts';
import { createThumbnailUrl } from '../images/create-thumbnail-url.ts';

/** Whose form, and of which product; null: of a new one. */
export interface ProductDraftKey {
  email: string;
  productId: number | null;
}

export interface ProductDraft {
  inputs: ProductFormValues;
  /** What the form was filled in over, and its version: a change made elsewhere meanwhile still shows. */
  base: ProductFormValues | undefined;
  version: number | undefined;
  /** ISO time of the last change. */
  at: string;
}

const nameOf = ({ email, productId }: ProductDraftKey) => `product.${email}.${productId ?? 'new'}`;

const hasKeysOf = (blank: object, value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(blank).every((key) => key in value);

const isInputs = (value: unknown): value is ProductFormValues =>
  hasKeysOf(blankFormValues, value) && hasKeysOf(blankCell, (value as ProductFormValues).single);

const read = (text: string | undefined): ProductDraft | undefined => {
  if (!text) return undefined;
  try {
    const kept = JSON.parse(text);
    return isInputs(kept.inputs) ? kept : undefined;
  } catch {
    // Written by another release, or by hand: as good as none.
    return undefined;
  }
};

/** The form with another image, or none, for each of its option values. */
const withChoicePictures = (
  inputs: ProductFormValues,
  change: (picture: SelectedImage) => SelectedImage | undefined,
): ProductFormValues => ({
  ...inputs,
  options: inputs.options.map((option) => ({
    ...option,
    values: option.values.map((value) => ({ ...value, picture: value.picture && change(value.picture) })),
  })),
});

/** Only addresses of what is public outlive the page; images on their way do not. */
const keptPictures = (inputs: ProductFormValues): ProductFormValues => ({
  ...withChoicePictures(inputs, (picture) => (picture.mediaId === null ? undefined : picture)),
  pictures: inputs.pictures.filter(({ mediaId }) => mediaId !== null),
});

const atAnAddress = <Picture extends SelectedImage>(picture: Picture): Picture =>
  picture.thumb ? { ...picture, preview: createThumbnailUrl(picture.thumb) } : picture;

/** Unsaved input of a product's form, saved on this device for this user (quality A34). */
export const productDraft = {
  read(of: ProductDraftKey): ProductDraft | undefined {
    const draft = read(drafts.read(nameOf(of)).draft);
    if (!draft) return undefined;
    const inputs = withChoicePictures(draft.inputs, atAnAddress);
    return { ...draft, inputs: { ...inputs, pictures: inputs.pictures.map(atAnAddress) } };
  },
  keep: (of: ProductDraftKey, draft: ProductDraft) =>
    drafts.keep(nameOf(of), { draft: JSON.stringify({ ...draft, inputs: keptPictures(draft.inputs) }) }),
  drop: (of: ProductDraftKey) => drafts.drop(nameOf(of)),
};
