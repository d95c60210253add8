import { drafts } from '@pasar/slice-kit';
import { blankInputs, type ChosenPicture, type ProductInputs } from '../inputs/product-inputs.ts';
import { addressOfThumb } from '../pictures/address-of-thumb.ts';

/** Whose form, and of which product; null: of a new one. */
export interface DraftOf {
  email: string;
  productId: number | null;
}

export interface ProductDraft {
  inputs: ProductInputs;
  /** What the form was filled in over, and its version: a change made elsewhere meanwhile still shows. */
  base: ProductInputs | undefined;
  version: number | undefined;
  /** ISO time of the last change. */
  at: string;
}

const nameOf = ({ email, productId }: DraftOf) => `product.${email}.${productId ?? 'new'}`;

const isInputs = (value: unknown): value is ProductInputs =>
  typeof value === 'object' && value !== null && Object.keys(blankInputs).every((key) => key in value);

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

/** The form with another picture, or none, for each of its choices. */
const withChoicePictures = (
  inputs: ProductInputs,
  change: (picture: ChosenPicture) => ChosenPicture | undefined,
): ProductInputs => ({
  ...inputs,
  options: inputs.options.map((option) => ({
    ...option,
    values: option.values.map((value) => ({ ...value, picture: value.picture && change(value.picture) })),
  })),
});

/** Only addresses of what is public outlive the page; pictures on their way do not. */
const keptPictures = (inputs: ProductInputs): ProductInputs => ({
  ...withChoicePictures(inputs, (picture) => (picture.mediaId === null ? undefined : picture)),
  pictures: inputs.pictures.filter(({ mediaId }) => mediaId !== null),
});

const atAnAddress = <Picture extends ChosenPicture>(picture: Picture): Picture =>
  picture.thumb ? { ...picture, preview: addressOfThumb(picture.thumb) } : picture;

/** What was typed into a product's form and not saved, kept on this device for this person (quality A34). */
export const productDraft = {
  read(of: DraftOf): ProductDraft | undefined {
    const draft = read(drafts.read(nameOf(of)).draft);
    if (!draft) return undefined;
    const inputs = withChoicePictures(draft.inputs, atAnAddress);
    return { ...draft, inputs: { ...inputs, pictures: inputs.pictures.map(atAnAddress) } };
  },
  keep: (of: DraftOf, draft: ProductDraft) =>
    drafts.keep(nameOf(of), { draft: JSON.stringify({ ...draft, inputs: keptPictures(draft.inputs) }) }),
  drop: (of: DraftOf) => drafts.drop(nameOf(of)),
};
