import * as v from 'valibot';
import { messageId } from '../messages/message-id.ts';
import { BodyId } from '../schemas/wire-id.ts';
import { customField } from './kinds.ts';
import { integer, line, ProductStock, productLimits } from './value-rules.ts';

const maybeId = v.optional(v.nullable(BodyId), null);
const notAList = messageId('field.invalid');

export interface OptionForm {
  /** The id of an existing option or option value: it may have another name now. */
  id: number | null;
  name: string;
  values: { id: number | null; value: string; media_id: number | null }[];
}
export interface OptionInput {
  id?: number | null | undefined;
  name: string;
  values: { id?: number | null | undefined; value: string; media_id?: number | null | undefined }[];
}

const Option: v.GenericSchema<OptionInput, OptionForm> = v.object({
  id: maybeId,
  name: line({ max: 30 }, 'product.options.name'),
  values: v.pipe(
    v.array(
      v.object({ id: maybeId, value: line({ max: 50 }, 'product.values.long'), media_id: maybeId }),
      messageId('product.values.none'),
    ),
    v.minLength(1, messageId('product.values.none')),
    v.maxLength(productLimits.values, messageId('product.values.many')),
  ),
});

const Attribute = v.object({
  name: line({ max: 50 }, 'product.attributes.long'),
  value: line({ max: 200 }, 'product.attributes.long'),
});

export interface ImageInput {
  media_id: number;
  alt?: string | undefined;
  position?: number | undefined;
}
export interface ImageForm {
  media_id: number;
  alt: string;
  position?: number | undefined;
}

const Image: v.GenericSchema<ImageInput, ImageForm> = v.object({
  media_id: BodyId,
  alt: v.optional(v.union([v.literal(''), line({ max: 150 }, 'text.long.150')]), ''),
  position: v.optional(integer(1, productLimits.images, 'product.images.many')),
});

/** Left out: as they were. */
export const attributesField = customField(
  v.optional(v.pipe(v.array(Attribute, notAList), v.maxLength(30, messageId('product.attributes.many')))),
);

/** By `position` where it is given, else in the order of the list; the first is the cover. */
export const imagesField = customField(
  v.optional(
    v.pipe(v.array(Image, notAList), v.maxLength(productLimits.images, messageId('product.images.many'))),
    [],
  ),
);

export const optionsField = customField(
  v.optional(
    v.pipe(v.array(Option, notAList), v.maxLength(productLimits.options, messageId('product.options.many'))),
    [],
  ),
);

/**
 * The pieces, and the number at the time when they were entered; when it has changed since, the save is rejected.
 * Left out: as they were; 0 for a new variant.
 */
export const stockFields = {
  stock: customField(v.optional(ProductStock)),
  stock_seen: customField(v.optional(v.nullable(ProductStock), null)),
};

/** The id of an existing variant, and one value of each option, in their order. */
export const variantKey = {
  id: maybeId,
  option_values: v.optional(
    v.pipe(v.array(v.string(), notAList), v.maxLength(productLimits.options, notAList)),
    [],
  ),
};

/** The variants of a product with options; without options they are ignored. */
export const variantsField = <Variant extends v.GenericSchema>(variant: Variant) =>
  customField(
    v.optional(
      v.pipe(
        v.array(variant, notAList),
        v.maxLength(productLimits.variants, messageId('product.variants.many')),
      ),
      [],
    ),
  );
